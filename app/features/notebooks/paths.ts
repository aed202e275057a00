import { inSchool } from "#app/features/school/paths.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";

export const notebookPaths = {
  notebooks: (schoolId: string, query = "") => `${inSchool(schoolId, "cadernos")}${query && `?${query}`}`,
  /** `section`: opened in place of the last one read. */
  notebook: (schoolId: string, notebookId: string, section?: string) =>
    `${inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}`)}${section ? `?secao=${section}` : ""}`,
  /** `section`: opened in place of the first. */
  edit: (schoolId: string, notebookId: string, section?: string) =>
    `${inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/editar`)}${section ? `?secao=${section}` : ""}`,
  changes: (schoolId: string, notebookId: string, since: number) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/mudancas?desde=${since}`),
  blockHistory: (schoolId: string, notebookId: string, block: string, kind: string) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/historico?bloco=${block}&tipo=${kind}`),
  /** What a device stores to read it without a network. */
  copy: (schoolId: string, notebookId: string) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/copia`),
  /** A material's file; `?baixar=1` saves it to the device. */
  file: (schoolId: string, notebookId: string, blockId: string) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/arquivo/${blockId}`),
  usage: (schoolId: string, notebookId: string) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/uso`),
  usageTable: (schoolId: string, notebookId: string) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/uso.csv`),
  /** Questions for a notebook's panel; `own`: those of the school alone. */
  search: (schoolId: string, text: string, own = false) =>
    withQuery(inSchool(schoolId, "cadernos-busca"), { q: text, ...(own ? { de: "escola" } : {}) }),
  /** The school's own questions. */
  ownQuestions: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "questoes"), query),
  /** `place`: where in a notebook it goes. */
  newQuestion: (schoolId: string, place?: Query) => withQuery(inSchool(schoolId, "questoes/nova"), place),
  editQuestion: (schoolId: string, code: string, done?: string) =>
    withQuery(inSchool(schoolId, `questoes/${code}/editar`), done ? { feito: done } : undefined),
  questionHistory: (schoolId: string, code: string, done?: string) =>
    withQuery(inSchool(schoolId, `questoes/${code}/historico`), done ? { feito: done } : undefined),
  /** A socket. */
  channel: (schoolId: string, notebookId: string) =>
    `/canal/caderno/${encodeURIComponent(schoolId)}/${encodeURIComponent(notebookId)}`,
  /** `notebook`: the one it was opened from. */
  question: (schoolId: string, code: string, notebook?: string) =>
    `${inSchool(schoolId, `q/${code}`)}${notebook ? `?caderno=${notebook}` : ""}`,
} as const;
