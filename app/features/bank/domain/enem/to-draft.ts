import type { QuestionDraft, QuestionStatus } from "../draft.ts";
import {
  type ClassifiedQuestion,
  chosenTopics,
  classifyQuestion,
  type TopicProposal,
} from "../topics/classify-question.ts";
import { decideKey, type KeyDecision } from "./decide-key.ts";
import { difficultyOf } from "./difficulty-of.ts";
import { quarantineReason } from "./quarantine-reason.ts";
import { areaAt, areaOfDiscipline, dayOf } from "./reading/exam-layout.ts";
import type { InepLink } from "./reading/inep-link.ts";
import { mendAlternatives } from "./reading/mend-alternatives.ts";
import { type ReadingVersion, readingVersions } from "./reading/reading-version.ts";
import { repairedRow, repairOf } from "./reading/repairs/repaired-row.ts";
import type { EnemRow } from "./reading/row.ts";
import { buildAlternatives } from "./text/build-alternatives.ts";
import { buildStatement, mostCharacters } from "./text/build-statement.ts";
import { subjectOfQuestion } from "./topics/subject-of-question.ts";
import { searchable } from "./topics/term-score.ts";

/** A value INEP corrects; `from` is null where the source has none. */
export type Correction = { field: "key" | "area"; from: string | null; to: string };

export type DraftedRow = {
  draft: QuestionDraft;
  corrections: Correction[];
  quarantine: string | null;
  /** Of a question without a sure topic. */
  proposals: TopicProposal[];
};

const topicOfLanguage = { ingles: "Reading Comprehension", espanhol: "Comprensión Lectora" } as const;

export type PathTest = (path: string) => boolean;

/** INEP's key and area win; else the number gives the area (no error in 2,380 questions). `refusesPicture`: supplied, but no picture. */
export function enemDraft(
  source: EnemRow,
  link: InepLink | null,
  hasPicture: PathTest,
  refusesPicture: PathTest = () => false,
): DraftedRow {
  const repair = repairOf(source);
  const row = mendAlternatives(repair ? repairedRow(source, repair) : source);
  const isWhole = repair?.whole || repair?.opening !== undefined;
  const version: ReadingVersion = isWhole ? readingVersions.checked : readingVersions.byRules;
  const key = decideKey(row, link);
  const built = buildAlternatives(row);
  const { statement, ...shown } = buildStatement(row, built.paths);
  const paths = [...new Set([...shown.paths, ...built.paths])];
  const missingPictures = [
    ...shown.unreadable,
    ...built.unreadable,
    ...paths.filter((path) => !hasPicture(path)),
  ];
  const refusedPicture = paths.find(refusesPicture) ?? null;
  const { alternatives } = built;
  const area = link?.area ?? areaAt(row.year, row.index) ?? areaOfDiscipline(row.discipline) ?? "LC";
  const { proposals, ...classes } = classified(row, {
    area,
    skill: link?.skill ?? null,
    itemCode: link?.itemCode ?? null,
    statement,
    alternatives,
    key: key.key,
  });
  const { subject } = classes;
  const pictures = { missingPictures, refusedPicture };
  const isChecked = version === readingVersions.checked;
  const quarantine = quarantineReason({ row, subject, statement, alternatives, key, isChecked, ...pictures });
  const draft: QuestionDraft = {
    institution: "ENEM",
    exam: {
      year: row.year,
      phase: "regular",
      day: dayOf(row.year, area),
      booklet: link?.booklet ? "azul" : null,
    },
    number: row.index,
    ...classes,
    kind: "single-choice",
    difficulty: difficultyOf(link?.b ?? null),
    statement,
    alternatives,
    key: key.key,
    solution: null,
    hint: null,
    explanation: null,
    status: statusOf(quarantine, key),
    quarantineReason: quarantine,
    inep: link ? inepItem(link) : null,
    provenance: { source: row.source, path: row.path, version },
  };
  return { draft, corrections: correctionsOf(row, key, link), quarantine, proposals };
}

function statusOf(quarantine: string | null, key: KeyDecision): QuestionStatus {
  if (quarantine !== null) return "quarantined";
  return key.annulled ? "annulled" : "published";
}

function correctionsOf(row: EnemRow, key: KeyDecision, link: InepLink | null): Correction[] {
  const corrections: Correction[] = key.correction ? [{ field: "key", ...key.correction }] : [];
  if (link && areaOfDiscipline(row.discipline) !== link.area) {
    corrections.push({ field: "area", from: row.discipline, to: link.area });
  }
  return corrections;
}

type Classes = Pick<QuestionDraft, "subject" | "topics" | "language"> & { proposals: TopicProposal[] };

/** Foreign languages test only reading. Without a sure topic, words and skill give the subject, and there are proposals. */
function classified(row: EnemRow, question: ClassifiedQuestion): Classes {
  const { area, skill } = question;
  const language = area === "LC" ? row.language : null;
  if (language) return { subject: language, topics: [topicOfLanguage[language]], language, proposals: [] };
  const { subject: sure, ...chosen } = chosenTopics(classifyQuestion(question));
  if (sure) return { subject: sure, language, ...chosen };
  const context = searchable(row.context.slice(0, mostCharacters));
  const texts = [row.introduction, ...row.alternatives.map(({ text }) => text)];
  const asked = searchable(texts.join("\n").slice(0, mostCharacters));
  const subject = subjectOfQuestion({ area, language, skill, context, asked });
  return { subject, language, ...chosen };
}

function inepItem({ itemCode, area, skill, a, b, c }: InepLink) {
  return { itemCode, area, skill, a, b, c };
}
