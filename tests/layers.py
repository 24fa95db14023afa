"""A contract for import-linter: some modules import only what is listed."""

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
        sources = self._modules(graph, self.source_modules)
        exempt = self._modules(graph, self.exempt_modules)
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

    @staticmethod
    def _modules(graph: ImportGraph, expressions: Any) -> set[str]:
        modules = module_expressions_to_modules(graph, expressions, as_packages=True)
        return {module.name for module in modules}


def _inside(module: str, packages: list[str]) -> bool:
    return any(module == each or module.startswith(f"{each}.") for each in packages)
