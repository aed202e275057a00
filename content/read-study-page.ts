import type { SentStudy } from "#app/features/library/domain/study-fields.ts";
import { readHead } from "./read-head.ts";

/** A study page as its file says it: "name: value" lines, an empty line, and Markdown. */
export type StudyPage = SentStudy & {
  /** Of its address: the file's name. */
  id: string;
};

/** Questions of the bank for a page: they replace its last line; without any, the section is removed. */
const BANK_SECTION = /\n## [^\n]+\n+::banco\s*$/;
export const BANK_LINE = "::banco";
export const BANK_QUESTIONS = 5;

const HEAD = ["titulo", "disciplina", "assuntos", "prova", "resumo"];

/** Throws where a line of the head is unknown or missing. */
export function readStudyPage(name: string, file: string): StudyPage {
  const end = file.indexOf("\n\n");
  const head = readHead(name, file.slice(0, end), HEAD);
  const said = (field: string): string => {
    const value = head.get(field);
    if (value === undefined) throw new Error(`${name}: no ${field}`);
    return value;
  };
  return {
    id: name.replace(/\.md$/, ""),
    title: said("titulo"),
    summary: said("resumo"),
    subject: said("disciplina"),
    topics: said("assuntos").split("; "),
    institution: head.get("prova") ?? "",
    text: file.slice(end + 2),
    address: "",
  };
}

/** The page with the codes of its questions. */
export function withQuestions(page: StudyPage, codes: readonly string[]): StudyPage {
  const text =
    codes.length === 0
      ? page.text.replace(BANK_SECTION, "\n")
      : page.text.replace(BANK_LINE, `::questões ${codes.join(" ")}`);
  return { ...page, text };
}
