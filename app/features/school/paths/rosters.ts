import { inSchool } from "./in-school.ts";

export const rosterPaths = {
  import: (schoolId: string) => inSchool(schoolId, "gestao/importar"),
  columns: (schoolId: string, rosterId: string) =>
    inSchool(schoolId, `gestao/importar/${encodeURIComponent(rosterId)}/colunas`),
  check: (schoolId: string, rosterId: string, said?: string) =>
    inSchool(
      schoolId,
      `gestao/importar/${encodeURIComponent(rosterId)}/conferencia${said ? `?aviso=${said}` : ""}`,
    ),
  problems: (schoolId: string, rosterId: string) =>
    inSchool(schoolId, `gestao/importar/${encodeURIComponent(rosterId)}/problemas.csv`),
  export: (schoolId: string, format: "csv" | "xlsx") => inSchool(schoolId, `gestao/exportar/${format}`),
} as const;
