# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A linter for CircuitPython 10: faults() lists the uses of Python features in a source that CircuitPython lacks. What
static analysis cannot see (order of a dict, type of a value) is left to the tests in device/.
"""

import ast
import io
import tokenize

# Modules in the firmware of the PyBadge family. Without micropython: desktop/constants.py inlines without const().
FIRMWARE = set("""alarm analogio array atexit audiocore audioio audiomixer binascii bitmaptools board builtins
    busdisplay collections digitalio displayio errno fontio fourwire gc io json keypad math microcontroller msgpack
    neopixel_write os pwmio rainbowio random re storage struct supervisor synthio sys terminalio tilepalettemapper time
    traceback vectorio zlib""".split())
LIBRARIES = {"adafruit_bitmap_font", "adafruit_display_text"}

# The complete content of these modules.
CONTENT = {name: set(words.split()) for name, words in {
    "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
    "collections": "OrderedDict deque namedtuple",
    "gc": "collect disable enable isenabled mem_alloc mem_free",
    "json": "dump dumps load loads",
    "math": """acos asin atan atan2 ceil copysign cos degrees e exp fabs floor fmod frexp isfinite isinf isnan ldexp log
        modf pi pow radians sin sqrt tan trunc""",
    "os": "chdir getcwd getenv listdir mkdir remove rename rmdir sep stat statvfs sync uname unlink urandom utime",
    "random": "choice getrandbits randint random randrange seed uniform",
    "re": "compile match search sub",
    "struct": "calcsize pack pack_into unpack unpack_from",
    "sys": "argv byteorder exit implementation maxsize modules path platform stderr stdin stdout version version_info",
    "time": "localtime mktime monotonic monotonic_ns sleep struct_time time",
    "zlib": "decompress",
}.items()}

NO_SUCH_NAME = set("""BaseExceptionGroup BlockingIOError BufferError BytesWarning ChildProcessError
    ConnectionAbortedError ConnectionRefusedError ConnectionResetError DeprecationWarning EnvironmentError
    ExceptionGroup FileExistsError FileNotFoundError FloatingPointError FutureWarning IOError ImportWarning
    InterruptedError IsADirectoryError ModuleNotFoundError NotADirectoryError PendingDeprecationWarning PermissionError
    ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeWarning SyntaxWarning SystemError TabError
    UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError UnicodeWarning UserWarning Warning
    aiter anext ascii breakpoint compile copyright credits exit format license quit vars
    __debug__ __doc__ __file__ __init_subclass__""".split())
NO_SUCH_METHOD = set("""as_integer_ratio bit_count capitalize casefold conjugate expandtabs format_map isalnum isascii
    isdecimal isidentifier isnumeric isprintable istitle is_integer ljust maketrans removeprefix removesuffix rjust
    swapcase title translate zfill __init_subclass__ _replace _asdict""".split())
NOT_OF_A_BYTEARRAY = {"clear", "copy", "insert", "pop", "remove", "reverse"}
NOT_OF_AN_ARRAY = {"clear", "index", "insert", "pop", "remove", "reverse"}
NO_KEYWORDS = {"sum": "start", "int": "base", "dumps": "indent", "dump": "indent"}


def faults(source, ours=()):
    """[(line, what is wrong)] of a module's source; `ours` are packages that may be imported beside the firmware's."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        return [(error.lineno or 0, f"does not parse: {error.msg}")]
    reader = Reader(tree, ours)
    reader.visit(tree)
    return sorted(reader.found + token_faults(source))


def token_faults(source):
    """Faults that the syntax tree does not show: `with` items in parentheses, nested quotes of the same kind in an
    f-string.
    """
    found = []
    tokens = [token for token in tokenize.generate_tokens(io.StringIO(source).readline)
              if token.type not in (tokenize.NL, tokenize.COMMENT)]
    quotes = []
    for i, token in enumerate(tokens):
        if token.string == "with" and tokens[i + 1].string == "(" and several_items(tokens[i + 2:]):
            found.append((token.start[0], "parentheses around the items of with"))
        kind = tokenize.tok_name[token.type]
        if kind in ("STRING", "FSTRING_START") and quotes and token.string.lstrip("rRbBfFuU")[0] == quotes[-1]:
            found.append((token.start[0], "the same quotes inside an f-string"))
        if kind == "FSTRING_START":
            quotes.append(token.string[-1])
        elif kind == "FSTRING_END":
            quotes.pop()
    return found


def several_items(tokens):
    """Do the parentheses closed by these tokens hold more than one with-item, or an `as`?"""
    depth = 0
    for token in tokens:
        if token.string in "([{" and token.string:
            depth += 1
        elif token.string in ")]}" and token.string:
            depth -= 1
            if depth < 0:
                return False
        elif depth == 0 and token.string in (",", "as"):
            return True
    return False


def kinds(tree):
    """{name: 'bytearray' or 'array'} of names and attributes that are only ever assigned one of these."""
    made = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            call = node.value
            name = getattr(call.func, "id", getattr(call.func, "attr", "")) if isinstance(call, ast.Call) else ""
            for target in node.targets:
                made.setdefault(ast.unparse(target), set()).add(name)
        elif isinstance(node, ast.arg):
            made.setdefault(node.arg, set()).add("")
        elif isinstance(node, ast.For):
            made.setdefault(ast.unparse(node.target), set()).add("")
    return {name: found.pop() for name, found in made.items() if found in ({"bytearray"}, {"array"})}


class Reader(ast.NodeVisitor):
    def __init__(self, tree, ours):
        self.found = []
        self.ours = set(ours)
        self.kinds = kinds(tree)
        self.own = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
        self.functions = []  # the enclosing functions: (name, is it a method?)
        self.classes = 0

    def fault(self, node, what):
        self.found.append((node.lineno, what))

    def no(what):
        def visit(self, node):
            self.fault(node, what)
            self.generic_visit(node)
        return visit

    visit_Match = no("match")
    visit_TryStar = no("except*")
    visit_TypeAlias = no("type statement")
    visit_AsyncFunctionDef = no("async")
    del no

    def visit_Import(self, node):
        for name in node.names:
            self.module(node, name.name)

    def visit_ImportFrom(self, node):
        if node.level:
            self.fault(node, "relative import")
            return
        self.module(node, node.module)
        for name in node.names:
            self.content(node, node.module, name.name)

    def module(self, node, name):
        if name.split(".")[0] not in FIRMWARE | LIBRARIES | self.ours:
            self.fault(node, f"no module {name}")
        if name == "adafruit_bitmap_font.bitmap_font":
            self.fault(node, "bitmap_font loads every loader; import the one that is used")
        if name.startswith("os."):
            self.fault(node, f"no module {name}")

    def content(self, node, module, name):
        if module in CONTENT and name not in CONTENT[module]:
            self.fault(node, f"no {module}.{name}")

    def visit_FunctionDef(self, node):
        if node.args.posonlyargs:
            self.fault(node, "positional-only arguments")
        if getattr(node, "type_params", None):
            self.fault(node, "type parameters")
        self.functions.append((node.name, self.classes > 0 and not self.functions))
        self.generic_visit(node)
        self.functions.pop()

    def visit_ClassDef(self, node):
        if node.keywords:
            self.fault(node, "keywords of a class")
        inside, self.functions = self.functions, []
        self.classes += 1
        self.generic_visit(node)
        self.classes -= 1
        self.functions = inside

    def display(self, node):
        if isinstance(getattr(node, "ctx", None) or ast.Load(), ast.Load) and any(
                isinstance(part, ast.Starred) for part in node.elts):
            self.fault(node, "* inside a display")
        self.generic_visit(node)

    visit_List = visit_Tuple = visit_Set = display

    def visit_Dict(self, node):
        if None in node.keys:
            self.fault(node, "** inside a display")
        self.generic_visit(node)

    def visit_Name(self, node):
        if node.id in NO_SUCH_NAME and node.id not in self.own and isinstance(node.ctx, ast.Load):
            self.fault(node, f"no {node.id}")

    def visit_Attribute(self, node):
        if isinstance(node.value, ast.Name):
            self.content(node, node.value.id, node.attr)
            if node.attr == "__doc__":
                self.fault(node, "no __doc__")
        self.generic_visit(node)

    def visit_Subscript(self, node):
        if isinstance(node.slice, ast.Slice) and node.slice.step is not None:
            held = self.kinds.get(ast.unparse(node.value), "")
            if not isinstance(node.ctx, ast.Load):
                self.fault(node, "writing a slice with a step")
            elif held or isinstance(node.value, (ast.Constant, ast.Tuple)):
                self.fault(node, f"a slice with a step of a {held or 'string or tuple'}")
        if isinstance(node.ctx, ast.Del) and ast.unparse(node.value) in self.kinds:
            self.fault(node, f"del in a {self.kinds[ast.unparse(node.value)]}")
        self.generic_visit(node)

    def visit_Compare(self, node):
        for operator, right in zip(node.ops, node.comparators):
            held = self.kinds.get(ast.unparse(right))
            if isinstance(operator, (ast.In, ast.NotIn)) and held:  # no number is looked for there
                self.fault(node, f"in a {held}")
        self.generic_visit(node)

    def visit_Call(self, node):
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        if isinstance(function, ast.Attribute):
            self.method(node, ast.unparse(function.value), name)
        elif name == "next" and len(node.args) > 1:
            self.fault(node, "next with a default")
        if any(keyword.arg == NO_KEYWORDS.get(name, "") for keyword in node.keywords):
            self.fault(node, f"no {NO_KEYWORDS[name]}= of {name}")
        if name.startswith(("pack", "unpack", "calcsize")) and node.args and "?" in str(
                getattr(node.args[0], "value", "")):
            self.fault(node, "no '?' in struct")
        if self.recursive(function):
            self.fault(node, "recursion")
        self.generic_visit(node)

    def method(self, node, owner, name):
        held = self.kinds.get(owner)
        if name in NO_SUCH_METHOD and name not in self.own:
            self.fault(node, f"no method {name}")
        elif held == "bytearray" and name in NOT_OF_A_BYTEARRAY or held == "array" and name in NOT_OF_AN_ARRAY:
            self.fault(node, f"no {name} of a {held}")
        elif name == "center" and len(node.args) > 1:
            self.fault(node, "no fill of center")

    def recursive(self, function):
        """Does a function call itself? The Python stack allows only 20 to 47 nested calls."""
        if not self.functions:
            return False
        name, is_method = self.functions[-1]
        return ast.unparse(function) == ("self." + name if is_method else name)


def imports(source):
    """{(line, module)} of what a module imports, by statement or by __import__, which test_house.py forbids."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {(node.lineno, name.name) for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.lineno, node.module or "."))
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "__import__":
            found.add((node.lineno, "?"))
    return found
