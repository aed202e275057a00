import { inSchool } from "./in-school.ts";

export const schoolPaths = {
  /** `wanted`: the requested page. */
  signIn: (schoolId: string, wanted?: string) =>
    `/${encodeURIComponent(schoolId)}${wanted ? `?redirect=${encodeURIComponent(wanted)}` : ""}`,
  /** `code` of a card or an invitation. */
  firstAccess: (code?: string) =>
    code ? `/primeiro-acesso?codigo=${encodeURIComponent(code)}` : "/primeiro-acesso",
  ownSchools: () => "/minhas-escolas",
  /** `query` of the people's filter; the anchor names the tab (spec 001 §2). */
  management: (schoolId: string, query = "") => `${inSchool(schoolId, "gestao")}${query && `?${query}`}`,
  classes: (schoolId: string, year?: number) =>
    `${inSchool(schoolId, "gestao")}?ver=turmas${year ? `&ano=${year}` : ""}#turmas`,
  person: (schoolId: string, personId: string, done?: string) =>
    `${inSchool(schoolId, "gestao/pessoa")}/${encodeURIComponent(personId)}${done ? `?feito=${done}` : ""}`,
  newPerson: (schoolId: string) => inSchool(schoolId, "gestao/nova-pessoa"),
  job: (schoolId: string, jobId: string) =>
    inSchool(schoolId, `gestao/trabalho/${encodeURIComponent(jobId)}`),
  jobProgress: (schoolId: string, jobId: string) =>
    inSchool(schoolId, `gestao/trabalho/${encodeURIComponent(jobId)}/andamento`),
  cards: (schoolId: string, jobId: string) =>
    inSchool(schoolId, `gestao/cartoes/${encodeURIComponent(jobId)}`),
  class: (schoolId: string, classId: string, done?: string) =>
    `${inSchool(schoolId, "turma")}/${encodeURIComponent(classId)}${done ? `?feito=${done}` : ""}`,
} as const;
