import { markedLetters } from "../answers/answer-forms.ts";
import type { InstitutionCode } from "../catalogue/institutions.ts";
import type { SubjectSlug } from "../catalogue/subjects.ts";
import type { TopicCatalogue } from "../catalogue/topic-catalogue.ts";
import { faultsOf } from "../draft/draft-faults.ts";
import { fieldLabel } from "../draft/draft-fields.ts";
import type { QuestionDraft } from "../draft.ts";
import { classify } from "./classify.ts";
import type { ForeignFormat, ForeignQuestion } from "./foreign-question.ts";

export type ImportedAs = {
  institution: InstitutionCode | null;
  year: number | null;
  subject: SubjectSlug | null;
};

export type DraftScope = {
  format: ForeignFormat;
  /** Unique per format: file and name. */
  path: string;
  as: ImportedAs;
  thisYear: number;
  isBroken: (path: string) => boolean;
  catalogue: TopicCatalogue;
};

/** Version of the reading rules, in the provenance. */
const version = "1";
/** Default style: the exam most people study for. */
const usualStyle: InstitutionCode = "ENEM";
const letters = "ABCDE";

/** Without an exam from importer or file, the question is authored in ENEM's style, of the import's year. */
export function foreignDraft(question: ForeignQuestion, scope: DraftScope): QuestionDraft {
  const { statement, alternatives, kind, key, solution, hint } = question;
  const text = [statement, ...alternatives.map((each) => each.text), solution ?? ""].join("\n");
  const found = classify(question.labels, text, { subject: scope.as.subject, catalogue: scope.catalogue });
  const institution = scope.as.institution ?? found.institution;
  const draft: QuestionDraft = {
    institution: institution ?? usualStyle,
    exam: { year: scope.as.year ?? found.year ?? scope.thisYear, phase: null, day: null, booklet: null },
    number: null,
    subject: found.subject,
    topics: found.topics,
    kind,
    language: null,
    difficulty: null,
    statement,
    alternatives: alternatives.slice(0, letters.length),
    key,
    solution,
    hint,
    explanation: null,
    status: "published",
    quarantineReason: null,
    inep: null,
    provenance: { source: scope.format, path: scope.path, version },
    ...(institution ? {} : { origin: "authored" as const }),
  };
  const quarantineReason = question.problem ?? problemOf(draft, scope);
  return quarantineReason === null ? draft : { ...draft, status: "quarantined", quarantineReason };
}

/** Why a readable question must not be published; same texts as ENEM's import. */
function problemOf(draft: QuestionDraft, { isBroken }: DraftScope): string | null {
  const faults = faultsOf(draft);
  if (faults.some(({ fault }) => fault === "too-long")) return "enunciado longo demais";
  const { statement, alternatives, key, solution } = draft;
  const empty = faults.find(({ fault }) => fault === "empty-alternative");
  if (empty) return `alternativa sem texto nem imagem: ${fieldLabel(empty.field).slice(-1)}`;
  const texts = [statement, solution ?? "", ...alternatives.map((each) => each.text)];
  const contents = alternatives.map(({ text, picture }) => `${text}\n${picture?.path ?? ""}`);
  for (const right of markedLetters(key).map((letter) => letters.indexOf(letter))) {
    const equal = contents.findIndex((each, at) => at !== right && each === contents[right]);
    if (equal !== -1)
      return `alternativas iguais: ${letters[Math.min(right, equal)]} e ${letters[Math.max(right, equal)]}`;
  }
  if (texts.some((text) => text.includes("\ufffd"))) return "caracteres ilegíveis";
  const left = leftover(texts.join("\n"));
  if (left) return left;
  const shown = [...texts.join("\n").matchAll(/trocas\/[^\s()<>]+/g)].map(([path]) => path);
  const broken = [...shown, ...alternatives.flatMap(({ picture }) => picture?.path ?? [])].find(isBroken);
  return broken ? `imagem ilegível: ${broken.replace(/^trocas\/[0-9a-f]{16}-/, "")}` : null;
}

/** A name of a character that nobody knows, or one written twice ("&amp;lambda;"); UTF-8 once read as another encoding ("Ã©"). */
function leftover(text: string): string | null {
  const words = text.replace(/(`+)[\s\S]*?\1|\$\$?[^$]*\$\$?/g, "");
  const [name] = /&[a-zA-Z][a-zA-Z\d]{1,30};/.exec(words) ?? [];
  if (name) return `sobrou “${name}” no texto: escreva o sinal`;
  const [twice] = /Ã[\u0080-\u00bf]|â€[\u0080-\u00bfœ™˜“”]/.exec(words) ?? [];
  return twice ? `acentos trocados, como “${twice}”: salve o arquivo em UTF-8` : null;
}
