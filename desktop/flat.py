# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The pass that lays the modules of all folders side by side: screens/table/screen.py becomes s_tscn.py. The names of a
module and of its file stay in the handheld's memory for ever, and a package keeps a table of all that is in it.
Sentences have a folder a language, w_en/table.py: CircuitPython reads the whole folder for each name that it looks for.

Besides imports it changes strings that consist of nothing but what names modules and files, each by its full name:
"phase10.knocking screens.table.knock", "bots/dice.bin"; of what begins such a name, up to a dot: "screens.table."; and
formats that stand for such a name: "words.%s.%s" becomes "w_%s.%s". A room alone is not changed, as "words" may be one.
"""

import ast
import re

from sources import ROWS, SILENT, edited, is_text, module_of, modules, parsed, refuse, walk


def side_by_side(texts):
    """The same program without packages; what holds nothing is gone. Scripts beside it learn the new names."""
    made, names = {}, names_of(texts)
    for path, text in texts.items():
        if names.get(module_of(path)) == "":
            continue
        if placed(path) in made:
            raise ValueError(f"{path} and another module would both be {placed(path)}")
        made[placed(path)] = moved(path, text, names) if path.endswith(".py") else text
    return made


def homes(texts):
    """{path on the drive: path here} of what comes there."""
    names = names_of(texts)
    return {placed(path): path for path in texts if names.get(module_of(path)) != ""}


def placed(path):
    """Where a file lies on the drive."""
    folder, _, name = path.partition("/")
    name, _, suffix = name.partition(".")
    if folder != "lib":
        return path
    module = flat(name.removesuffix("/__init__").replace("/", "."))
    return f"lib/{module.replace('.', '/')}.{suffix}"


def flat(module):
    """The new name of a module, of what begins one, or of a format for some."""
    room, _, inside = module.partition(".")
    *folders, leaf = inside.split(".")
    first, *more = leaf.split("_")
    between = re.sub("[aeiou]", "", first[1:])
    short = [folder[0] for folder in folders] + [first[:1], between[:1], between[1:][-1:]] + [word[0] for word in more]
    return f"{room[0]}_{inside if room == 'words' else ''.join(short)}"


def names_of(texts):
    """{name: new name} of the modules, of what begins them up to a dot, and of the files beside them."""
    names = {path.removeprefix("lib/"): placed(path).removeprefix("lib/") for path in texts if not path.endswith(".py")}
    for path, text in modules(texts).items():
        module = module_of(path)
        names |= {module[:dot.end()]: flat(module[:dot.end()]) for dot in re.finditer(r"\.", module)}
        holds = any(not isinstance(node, ast.Expr) for node in parsed(text).body)
        names[module] = flat(module) if holds else ""  # constants were all it had, or it is a package
    return names


def moved(path, source, names):
    """A text that asks for modules where they are now."""
    edits, tree = [], parsed(source)
    rooms = {name.split(".")[0] for name in names}
    dotted = {one.name for node in walk(tree) if isinstance(node, ast.Import) for one in node.names}
    for node in walk(tree):
        if isinstance(node, ast.Import) and node.names[0].name.split(".")[0] in rooms:
            edits.append((node, imported(path, node, node.names[0].name, node.names[0].asname, names)))
        elif isinstance(node, ast.ImportFrom) and node.module.split(".")[0] in rooms:
            edits.append((node, taken(path, node, names)))
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in dotted & set(names):
            edits.append((node, names[ast.unparse(node)]))
        elif is_text(node) and path in ROWS:
            edits.append((node, repr(re.sub(r"\w+[.\w]+", lambda found: names.get(found[0]) or found[0], node.value))))
        elif is_text(node) and re.search("[./]", node.value) and not path.startswith(SILENT):
            words = {word: named(word, names) for word in node.value.split()}
            if words and None not in words.values():
                edits.append((node, repr(re.sub(r"\S+", lambda match, words=words: words[match[0]], node.value))))
            elif words and path.startswith("lib/") and rooms.issuperset(word.split(".")[0] for word in words):
                refuse(path, node, f"there is no module {next(word for word in words if words[word] is None)}")
    return edited(source, edits)


def imported(path, node, name, alias, names):
    """What becomes of the import of a module; without another name, one in a package is called by its whole name."""
    if not names.get(name):
        refuse(path, node, f"there is nothing in {name}")
    return f"import {names[name]}" + (f" as {alias or name}" if alias or "." not in name else "")


def taken(path, node, names):
    """What becomes of a from-import, some of whose names may be modules."""
    made, left = [], []
    for one in node.names:
        if names.get(f"{node.module}.{one.name}"):
            made.append(imported(path, node, f"{node.module}.{one.name}", one.asname or one.name, names))
        elif names.get(node.module):
            left.append(ast.unparse(one))
        else:
            refuse(path, node, f"there is no {one.name} in {node.module}")
    return ";".join(made + [f"from {names.get(node.module)} import {', '.join(left)}"] * bool(left))


def named(word, names):
    """What becomes of a word of a string; None for all that names nothing."""
    if "%s" not in word:
        return names.get(word)
    pattern = re.escape(word).replace("%s", r"\w+")
    return flat(word) if re.match(r"\w+\.", word) and any(re.fullmatch(pattern, name) for name in names) else None
