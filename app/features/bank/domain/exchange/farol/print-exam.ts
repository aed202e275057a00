import { labelOf, lettersOf } from "../../answers/answer-forms.ts";
import { institutionNames } from "../../catalogue/institutions.ts";
import { subjectNames } from "../../catalogue/subjects.ts";
import type { AlternativeDraft, QuestionDraft } from "../../draft.ts";
import { difficultyLabels, kindLabels, languageLabels, statusLabels } from "../../labels.ts";
import { type ExamSectionName, sectionLabels } from "./exam-lines.ts";
import { headerLabels, questionLabels } from "./field-names.ts";
import { placeIn } from "./parse-exam.ts";
import { printPicture } from "./picture-line.ts";
import { OWN_SOURCE, OWN_VERSION, questionPath } from "./question-path.ts";
import { printInepItem, writtenOrigins } from "./question-values.ts";
import { linesOfText } from "./text-lines.ts";

/** Prints drafts in order, a header wherever the exam changes. parseExam gives the same drafts. */
export function printExam(drafts: readonly QuestionDraft[]): string {
  return groupsOf(drafts)
    .map(({ first, group }) => {
      const shared = group.every((draft) => draft.subject === first.subject);
      const parts = group.map((draft) => questionLines(draft, shared).join("\n"));
      return [headerLines(first, shared).join("\n"), ...parts].join("\n\n");
    })
    .join("\n\n")
    .concat("\n");
}

type Group = { name: string; first: QuestionDraft; group: QuestionDraft[] };

function groupsOf(drafts: readonly QuestionDraft[]): Group[] {
  const groups: Group[] = [];
  for (const draft of drafts) {
    const { institution, exam, provenance } = draft;
    const name = JSON.stringify([institution, exam, provenance.source, provenance.version]);
    const last = groups.at(-1);
    if (last?.name === name) last.group.push(draft);
    else groups.push({ name, first: draft, group: [draft] });
  }
  return groups;
}

function headerLines({ institution, exam, subject, provenance }: QuestionDraft, shared: boolean): string[] {
  return [
    `# Prova: ${institutionNames[institution]} ${exam.year}`,
    ...field(headerLabels.phase, exam.phase),
    ...field(headerLabels.day, exam.day),
    ...field(headerLabels.booklet, exam.booklet),
    ...field(headerLabels.subject, shared ? subjectNames[subject] : null),
    ...field(headerLabels.source, provenance.source === OWN_SOURCE ? null : provenance.source),
    ...field(headerLabels.version, provenance.version === OWN_VERSION ? null : provenance.version),
  ];
}

function questionLines(draft: QuestionDraft, sharedSubject: boolean): string[] {
  const { kind, status, key } = draft;
  const place = placeIn({ kind, inSection: false });
  return [
    `## ${draft.number ?? "Questão"}`,
    ...field(questionLabels.subject, sharedSubject ? null : subjectNames[draft.subject]),
    ...field(questionLabels.topics, draft.topics.join("; ") || null),
    ...field(questionLabels.language, draft.language && languageLabels[draft.language]),
    ...field(questionLabels.kind, kind === "single-choice" ? null : kindLabels[kind]),
    ...field(questionLabels.difficulty, draft.difficulty && difficultyLabels[draft.difficulty]),
    ...field(questionLabels.status, status === "published" ? null : statusLabels[status]),
    ...field(questionLabels.reason, draft.quarantineReason),
    ...field(questionLabels.origin, draft.origin && writtenOrigins[draft.origin]),
    ...field(questionLabels.inep, draft.inep && printInepItem(draft.inep)),
    ...field(
      questionLabels.path,
      draft.provenance.path === questionPath(draft) ? null : draft.provenance.path,
    ),
    "",
    ...linesOfText(draft.statement, place),
    "",
    ...alternativeLines(draft),
    ...field(questionLabels.key, kind === "multiple-choice" && key ? [...key].join(", ") : key),
    ...sectionLines("hint", draft.hint),
    ...sectionLines("solution", draft.solution),
    ...sectionLines("explanation", draft.explanation),
  ];
}

function alternativeLines({ kind, alternatives }: QuestionDraft): string[] {
  const letters = lettersOf(kind, alternatives.length);
  const labels = letters.map((letter) => labelOf(kind, letter).toLowerCase());
  return alternatives.flatMap((each, at) => oneAlternative(labels[at] ?? "?", each, kind));
}

/** The text shares the letter's line, unless that line would parse differently. */
function oneAlternative(
  letter: string,
  { text, picture }: AlternativeDraft,
  kind: QuestionDraft["kind"],
): string[] {
  const lines = text === "" ? [] : linesOfText(text, placeIn({ kind, inSection: false }));
  const [first = "", ...rest] = lines;
  const inline = first === text.split("\n")[0] && !/^\s/.test(first);
  return [
    ...(inline
      ? [`${letter}) ${first}`.trimEnd() + (/\s+$/.exec(first)?.[0] ?? ""), ...rest]
      : [`${letter})`, ...lines]),
    ...field(questionLabels.figure, picture && printPicture(picture)),
  ];
}

function sectionLines(section: ExamSectionName, text: string | null): string[] {
  if (text === null) return [];
  return [
    "",
    `### ${sectionLabels[section]}`,
    ...linesOfText(text, placeIn({ kind: null, inSection: true })),
  ];
}

function field(label: string, value: string | number | null | undefined): string[] {
  return value === null || value === undefined ? [] : [`${label}: ${value}`];
}
