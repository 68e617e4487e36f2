// SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
// SPDX-License-Identifier: MIT
// What the page itself says, by the names that index.html has for it. What the game says is in lib/words. A language
// that is missing here has English keys around its screen.

export const WORDS = {
  en: {
    title: "Phase 10 for the pocket", screen: "The screen of the badge", keys: "Keys of the badge",
    UP: "Up", DOWN: "Down", LEFT: "Left", RIGHT: "Right", A: "A", B: "B", SELECT: "Select", START: "Start",
    line: "What the screen says", hand: "Your hand", about: "About",
    help: "Arrows: pad. Enter, Space or X: A. Escape or Z: B. S: Select. P: Start.",
    touch: "On a phone the keys lie under your thumbs; a gamepad works, too.",
    offline: "Once opened, the page works without a network, and can be put on the home screen.",
    fan: "A fan's project, not affiliated with the owner of the Phase 10 trademark.",
    licences: "Licences", close: "Close", full: "Full screen",
    wait: "The badge is being switched on ...", broken: "It does not start in this browser: ",
  },
  de: {
    title: "Phase 10 für die Tasche", screen: "Der Bildschirm des Badges", keys: "Tasten des Badges",
    UP: "Hoch", DOWN: "Runter", LEFT: "Links", RIGHT: "Rechts", A: "A", B: "B", SELECT: "Select", START: "Start",
    line: "Was der Bildschirm sagt", hand: "Deine Hand", about: "Über das Spiel",
    help: "Pfeile: Kreuz. Enter, Leertaste oder X: A. Escape oder Z: B. S: Select. P: Start.",
    touch: "Auf dem Handy liegen die Tasten unter den Daumen; auch ein Gamepad geht.",
    offline: "Einmal geöffnet, geht die Seite ohne Netz und lässt sich auf den Startbildschirm legen.",
    fan: "Ein Fanprojekt ohne Verbindung zum Inhaber der Marke Phase 10.",
    licences: "Lizenzen", close: "Schließen", full: "Vollbild",
    wait: "Das Badge wird eingeschaltet ...", broken: "In diesem Browser startet es nicht: ",
  },
  fr: {
    title: "Phase 10 de poche", screen: "L'écran du badge", keys: "Touches du badge",
    UP: "Haut", DOWN: "Bas", LEFT: "Gauche", RIGHT: "Droite", A: "A", B: "B", SELECT: "Select", START: "Start",
    line: "Ce que dit l'écran", hand: "Ta main", about: "À propos",
    help: "Flèches : croix. Entrée, Espace ou X : A. Échap ou Z : B. S : Select. P : Start.",
    touch: "Sur un téléphone, les touches sont sous les pouces ; une manette marche aussi.",
    offline: "Une fois ouverte, la page marche sans réseau et s'installe sur l'écran d'accueil.",
    fan: "Un projet de fan, sans lien avec le propriétaire de la marque Phase 10.",
    licences: "Licences", close: "Fermer", full: "Plein écran",
    wait: "Le badge s'allume ...", broken: "Ce navigateur ne sait pas le lancer : ",
  },
  es: {
    title: "Phase 10 de bolsillo", screen: "La pantalla del badge", keys: "Las teclas del badge",
    UP: "Arriba", DOWN: "Abajo", LEFT: "Izquierda", RIGHT: "Derecha", A: "A", B: "B", SELECT: "Select", START: "Start",
    line: "Lo que dice la pantalla", hand: "Tu mano", about: "Acerca del juego",
    help: "Flechas: cruceta. Intro, Espacio o X: A. Escape o Z: B. S: Select. P: Start.",
    touch: "En el móvil, las teclas quedan bajo los pulgares; también vale un mando.",
    offline: "Una vez abierta, la página funciona sin red y se puede poner en la pantalla de inicio.",
    fan: "Un proyecto de un fan, sin relación con el dueño de la marca Phase 10.",
    licences: "Licencias", close: "Cerrar", full: "Pantalla completa",
    wait: "El badge se está encendiendo ...", broken: "No arranca en este navegador: ",
  },
};

// Puts the words of a language where the document wants them.
export function speak(document, language) {
  const words = { ...WORDS.en, ...WORDS[language] };
  document.documentElement.lang = language;
  document.title = words.title;
  for (const element of document.querySelectorAll("[data-words]")) element.textContent = words[element.dataset.words];
  for (const element of document.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", words[element.dataset.label]);
  return words;
}
