"""Contracts for import-linter: what modules may import, and that no file imports itself."""

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.helpers import module_expressions_to_modules


class OnlyContract(Contract):
    """Modules of `source_modules`, but `exempt_modules`, import only `allowed_modules`.

    All three stand for what is inside them too. The standard library is always allowed. Only
    direct imports count: what an allowed module imports is its own affair.
    """

    type_name = "only"

    source_modules: Any = fields.ListField(subfield=fields.ModuleExpressionField())
    allowed_modules: Any = fields.ListField(subfield=fields.ModuleExpressionField())
    exempt_modules: Any = fields.ListField(subfield=fields.ModuleExpressionField(), default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find the imports of anything else."""
        sources = _modules(graph, self.source_modules)
        exempt = _modules(graph, self.exempt_modules)
        allowed = [str(expression) for expression in self.allowed_modules]
        illegal = [
            f"{source} -> {target}"
            for source in sorted(sources - exempt)
            for target in sorted(graph.find_modules_directly_imported_by(source))
            if not _inside(target, [*allowed, *sys.stdlib_module_names])
        ]
        return ContractCheck(kept=not illegal, metadata={"illegal": illegal})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the imports that are not allowed."""
        for line in check.metadata["illegal"]:
            output.print_error(f"- {line}", bold=False)


class NoCirclesContract(Contract):
    """No file of `source_modules` imports itself through others.

    An import for type checkers alone is one, too: who reads has to go round in the circle.
    """

    type_name = "no_circles"

    source_modules: Any = fields.ListField(subfield=fields.ModuleExpressionField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find an import out of each file that leads back to it."""
        circles = [
            [source, *back]
            for source in sorted(_modules(graph, self.source_modules))
            for target in sorted(graph.find_modules_directly_imported_by(source))
            if (back := graph.find_shortest_chain(target, source))
        ]
        return ContractCheck(kept=not circles, metadata={"circles": circles})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the circles."""
        for circle in check.metadata["circles"]:
            output.print_error(f"- {' -> '.join(circle)}", bold=False)


def _modules(graph: ImportGraph, expressions: Any) -> set[str]:
    """What these expressions stand for, with all that is inside."""
    modules = module_expressions_to_modules(graph, expressions, as_packages=True)
    return {module.name for module in modules}


def _inside(module: str, packages: list[str]) -> bool:
    return any(module == each or module.startswith(f"{each}.") for each in packages)
