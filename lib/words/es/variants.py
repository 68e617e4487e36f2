# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the named variants, one per line: key in menus/presets.py | name | what is special."""

VARIANTS = """
sheet|Clásico|Como en las reglas antiguas.
mattel|Mattel|Caja actual: Comodín 25.
fixed10|Diez rondas|La misma fase para todos.
firstFive|Fases 1-5|La mitad de larga.
even|Fases pares|Fases 2, 4, 6, 8 y 10.
odd|Fases impares|Fases 1, 3, 5, 7 y 9.
short55|Partida corta|Acaba cuando quieras.
freeOrder|Orden libre|Fases en cualquier orden.
knock|Toc, toc|Toma un descarte sin turno.
replaceWild|Comodín móvil|Mueve los de las escaleras.
wildAsSkip|Comodín salta|Un Comodín vale de Salto.
dealerChooses|De regalo|1.er Comodín o Salto: se da.
floating|Flotar|Sin cartas, pero en juego.
altRun|De colores|Fase 6 alternando colores.
postal|Regla postal|Tu número es comodín.
antiPhase|Anti-Fase|Quien baja sigue en la 10.
antiOthers|Carta X|La X hace retroceder.
masters|Masters|Elige fases, guarda cartas.
mastersDeclare|Masters libre|Elige la fase al bajarla.
twist|Twist|Carrera de peones.
dice|Dados|Diez dados en vez de cartas.
own|A tu gusto|Elegidas una por una.
"""
