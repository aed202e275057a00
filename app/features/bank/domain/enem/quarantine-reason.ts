import type { SubjectSlug } from "../catalogue/subjects.ts";
import type { AlternativeDraft } from "../draft.ts";
import { contextReason } from "../unseen-context.ts";
import type { KeyDecision } from "./decide-key.ts";
import { profileReason } from "./exam-profile.ts";
import { listLetterAt } from "./reading/read-alternatives.ts";
import type { EnemRow } from "./reading/row.ts";
import { mostCharacters } from "./text/build-statement.ts";

export type Findings = {
  row: EnemRow;
  subject: SubjectSlug;
  statement: string;
  alternatives: readonly AlternativeDraft[];
  key: KeyDecision;
  missingPictures: readonly string[];
  /** Supplied in a format that cannot be stored. */
  refusedPicture: string | null;
  /** A reviewer confirmed that the statement contains what its command needs. */
  isChecked: boolean;
};

const mostAlternatives = 5;

/** The first reason, in Portuguese, or null. Texts are stable: reports are compared between imports. */
export function quarantineReason(findings: Findings): string | null {
  const { row, key } = findings;
  return (
    row.defect ??
    problemWithText(findings) ??
    problemWithAlternatives(findings) ??
    key.problem ??
    problemWithPictures(findings) ??
    problemWithContent(findings) ??
    (row.source === "enem-extracao" ? "extração automática não conferida" : null) ??
    (findings.isChecked ? null : contextReason(findings))
  );
}

function problemWithText({ row, statement }: Findings): string | null {
  if (statement === "") return "sem enunciado";
  return row.context.length > mostCharacters || row.introduction.length > mostCharacters
    ? "enunciado longo demais"
    : null;
}

function problemWithAlternatives({ row, alternatives }: Findings): string | null {
  if (alternatives.filter((each) => !isEmpty(each)).length < 2) return "menos de duas alternativas";
  if (alternatives.length > mostAlternatives) return "mais de cinco alternativas";
  const letters = row.alternatives.map(({ letter }) => letter);
  if (letters.includes(null)) return "alternativa sem letra";
  if (new Set(letters).size < letters.length) return "alternativas com a mesma letra";
  if (letters.some((letter, at) => letter !== listLetterAt(at)))
    return "falta uma letra entre as alternativas";
  const empty = alternatives.findIndex(isEmpty);
  return empty === -1 ? null : `alternativa sem texto nem imagem: ${listLetterAt(empty)}`;
}

function problemWithPictures({ missingPictures, refusedPicture }: Findings): string | null {
  if (refusedPicture !== null) return `imagem em formato não aceito: ${refusedPicture}`;
  const [first] = missingPictures;
  if (first === undefined) return null;
  const others = missingPictures.length - 1;
  return `imagem não fornecida: ${first}${others > 0 ? ` (e mais ${others})` : ""}`;
}

function problemWithContent({ statement, alternatives, key }: Findings): string | null {
  const texts = [statement, ...alternatives.map(({ text }) => text)];
  if (texts.some((text) => text.includes("\ufffd"))) return "caracteres ilegíveis";
  return profileReason({ alternatives, key: key.key });
}

function isEmpty({ text, picture }: AlternativeDraft): boolean {
  return text === "" && picture === null;
}
