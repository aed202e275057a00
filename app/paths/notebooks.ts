import { inSchool } from "./in-school.ts";

export const notebookPaths = {
  notebooks: (schoolId: string, query = "") => `${inSchool(schoolId, "cadernos")}${query && `?${query}`}`,
  /** `section`: opened in place of the last one read. */
  notebook: (schoolId: string, notebookId: string, section?: string) =>
    `${inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}`)}${section ? `?secao=${section}` : ""}`,
  edit: (schoolId: string, notebookId: string) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/editar`),
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
  /** Questions for a notebook's panel. */
  search: (schoolId: string, text: string) =>
    inSchool(schoolId, `cadernos-busca?q=${encodeURIComponent(text)}`),
  /** A socket. */
  channel: (schoolId: string, notebookId: string) =>
    `/canal/caderno/${encodeURIComponent(schoolId)}/${encodeURIComponent(notebookId)}`,
  /** `notebook`: the one it was opened from. */
  question: (schoolId: string, code: string, notebook?: string) =>
    `${inSchool(schoolId, `q/${code}`)}${notebook ? `?caderno=${notebook}` : ""}`,
} as const;
