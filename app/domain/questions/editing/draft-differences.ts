import { diffWordsWithSpace } from "diff";
import { institutionNames } from "#app/domain/catalogue/institutions.ts";
import { subjectNames } from "#app/domain/catalogue/subjects.ts";
import type { AlternativeDraft, QuestionDraft } from "../draft.ts";
import { difficultyLabels, kindLabels, languageLabels, statusLabels } from "../labels.ts";

/** A piece of a text: in both, only in the earlier one, or only in the later one. */
export type DifferencePart = { text: string; change: "none" | "removed" | "added" };

/** What two states of a question differ in, in one of its parts. */
export type Difference = { field: string; parts: DifferencePart[] };

/** Above this many characters a text is told as a whole: comparing word by word would take too long. */
const MOST_COMPARED = 20_000;

/** The parts in which two states of a question differ, in the order of the form; none where they say the same. */
export function draftDifferences(before: QuestionDraft, after: QuestionDraft): Difference[] {
  const [earlier, later] = [partsOf(before), partsOf(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((field) => {
    const [was, is] = [earlier.get(field) ?? "", later.get(field) ?? ""];
    return was === is ? [] : [{ field, parts: differenceOf(was, is) }];
  });
}

function differenceOf(was: string, is: string): DifferencePart[] {
  if (was.length + is.length > MOST_COMPARED || was === "" || is === "") return whole(was, is);
  return diffWordsWithSpace(was, is).map(({ value, added, removed }) => ({
    text: value,
    change: added ? "added" : removed ? "removed" : "none",
  }));
}

function whole(was: string, is: string): DifferencePart[] {
  const parts: DifferencePart[] = [
    { text: was, change: "removed" },
    { text: is, change: "added" },
  ];
  return parts.filter(({ text }) => text !== "");
}

/** Everything of a question in words, by the label a person knows it by. */
function partsOf(draft: QuestionDraft): Map<string, string> {
  const { exam } = draft;
  return new Map([
    ["Instituição", institutionNames[draft.institution]],
    ["Fase", exam.phase ?? ""],
    ["Dia", String(exam.day ?? "")],
    ["Caderno", exam.booklet ?? ""],
    ["Número", String(draft.number ?? "")],
    ["Disciplina", subjectNames[draft.subject]],
    ["Assuntos", draft.topics.join(", ")],
    ["Tipo", kindLabels[draft.kind]],
    ["Língua estrangeira", draft.language ? languageLabels[draft.language] : ""],
    ["Dificuldade", draft.difficulty ? difficultyLabels[draft.difficulty] : ""],
    ["Situação", statusLabels[draft.status]],
    ["Motivo da quarentena", draft.quarantineReason ?? ""],
    ["Enunciado", draft.statement],
    ...draft.alternatives.map(
      (each, place) => [`Alternativa ${"ABCDE".charAt(place)}`, alternativeText(each)] as const,
    ),
    ["Gabarito", draft.key ?? ""],
    ["Resolução", draft.solution ?? ""],
    ["Dica", draft.hint ?? ""],
    ["O que a questão pede", draft.explanation ?? ""],
  ]);
}

function alternativeText({ text, picture }: AlternativeDraft): string {
  const shown = picture ? `[imagem ${picture.path}${picture.alt ? `: ${picture.alt}` : ""}]` : "";
  return [text, shown].filter(Boolean).join(" ");
}
