# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The sentences of a family in the language that is spoken. One that the language lacks is said in English, and one
that English lacks, too, by its own name.
"""

import memory
from handheld.complaints import complain


class Sentences:
    """An attribute a sentence, as words/ has them."""

    def __init__(self, language: str, family: str) -> None:
        self._family = family
        try:
            self._own = memory.words(language, family)
        except (ImportError, SyntaxError, UnicodeError):
            complain("words", "%s/%s" % (language, family))
            self._own = None

    def __getattr__(self, name: str):
        if hasattr(self._own, name):
            return getattr(self._own, name)
        return getattr(memory.words("en", self._family), name, name)
