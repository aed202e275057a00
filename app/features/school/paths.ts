import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export function inSchool(schoolId: string, rest: string): string {
  return `/escolas/${encodeURIComponent(schoolId)}/${rest}`;
}

export function isSchoolPath(path: string, schoolId: string): boolean {
  return path.startsWith(inSchool(schoolId, ""));
}

export const schoolPaths = {
  /** `wanted`: the requested page. */
  signIn: (schoolId: string, wanted?: string) =>
    `/${encodeURIComponent(schoolId)}${wanted ? `?redirect=${encodeURIComponent(wanted)}` : ""}`,
  /** `code` of a card or an invitation. */
  firstAccess: (code?: string) =>
    code ? `/primeiro-acesso?codigo=${encodeURIComponent(code)}` : "/primeiro-acesso",
  /** Continues to where the person belongs. */
  schools: () => "/escolas",
  ownSchools: () => "/minhas-escolas",
  dashboard: (schoolId: string) => inSchool(schoolId, "dashboard"),
  /** `query` of the people's filter; the anchor names the tab (R-ROUTE-2). */
  management: (schoolId: string, query = "") => `${inSchool(schoolId, "gestao")}${query && `?${query}`}`,
  classes: (schoolId: string, year?: number) =>
    `${inSchool(schoolId, "gestao")}?ver=turmas${year ? `&ano=${year}` : ""}#turmas`,
  person: (schoolId: string, personId: string, done?: string) =>
    `${inSchool(schoolId, "gestao/pessoa")}/${encodeURIComponent(personId)}${done ? `?feito=${done}` : ""}`,
  newPerson: (schoolId: string) => inSchool(schoolId, "gestao/nova-pessoa"),
  jobs: (schoolId: string) => inSchool(schoolId, "gestao/trabalhos"),
  job: (schoolId: string, jobId: string) =>
    inSchool(schoolId, `gestao/trabalho/${encodeURIComponent(jobId)}`),
  jobProgress: (schoolId: string, jobId: string) =>
    inSchool(schoolId, `gestao/trabalho/${encodeURIComponent(jobId)}/andamento`),
  cards: (schoolId: string, jobId: string) =>
    inSchool(schoolId, `gestao/cartoes/${encodeURIComponent(jobId)}`),
  /** `query` of its filter. */
  audit: (schoolId: string, query = "") => `${inSchool(schoolId, "auditoria")}${query && `?${query}`}`,
  /** What was done to a person, by their id. */
  auditOf: (schoolId: string, personId: string) => `${inSchool(schoolId, "auditoria")}?com=${personId}`,
  auditFile: (schoolId: string, query = "") =>
    `${inSchool(schoolId, "auditoria/csv")}${query && `?${query}`}`,
  support: (schoolId: string, done?: string) =>
    `${inSchool(schoolId, "suporte")}${done ? `?feito=${done}` : ""}`,
  messagesAudit: (schoolId: string) => inSchool(schoolId, "auditoria/mensagens"),
  licence: (schoolId: string) => inSchool(schoolId, "gestao/licenca"),
  announcements: (schoolId: string) => inSchool(schoolId, "recados"),
  /** To a class or people chosen beforehand. */
  newAnnouncement: (schoolId: string, to: { classId?: string; people?: readonly string[] } = {}) => {
    const { classId, people = [] } = to;
    const query = new URLSearchParams(people.map((id) => ["pessoa", id]));
    if (classId) query.set("turma", classId);
    return `${inSchool(schoolId, "recados/novo")}${query.size > 0 ? `?${query}` : ""}`;
  },
  announcement: (schoolId: string, id: string, done?: string) =>
    `${inSchool(schoolId, "recados")}/${encodeURIComponent(id)}${done ? `?feito=${done}` : ""}`,
  class: (schoolId: string, classId: string, done?: string) =>
    `${inSchool(schoolId, "turma")}/${encodeURIComponent(classId)}${done ? `?feito=${done}` : ""}`,
  /** `query`: filters, and `antes`: the number that a page ends before. */
  library: (schoolId: string, query: Query = {}) => withQuery(inSchool(schoolId, "biblioteca"), query),
  material: (schoolId: string, id: string) => inSchool(schoolId, `biblioteca/${id}`),
  /** `how`: "baixar" saves it to the device. */
  materialFile: (schoolId: string, id: string, how: "" | "baixar" = "") =>
    inSchool(schoolId, `biblioteca/${id}/arquivo${how && "?baixar=1"}`),
} as const;

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
