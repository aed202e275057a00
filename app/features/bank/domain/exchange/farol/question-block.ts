import type { SubjectSlug } from "../../catalogue/subjects.ts";
import type { Difficulty, InepItem, Picture, QuestionKind, QuestionStatus } from "../../draft.ts";
import type { ExamSectionName } from "./exam-lines.ts";

type AlternativeBlock = { line: number; letter: string; lines: string[]; picture: Picture | null };

export type QuestionBlock = {
  line: number;
  number: number | null;
  subject: SubjectSlug | null;
  topics: { line: number; names: string[] } | null;
  language: "ingles" | "espanhol" | null;
  kind: QuestionKind | null;
  difficulty: Difficulty | null;
  /** As written: its kind may follow. */
  /** `written`: null where it cannot be read, which is reported. */
  key: { line: number; written: string | null } | null;
  status: QuestionStatus;
  reason: string | null;
  path: string | null;
  inep: InepItem | null;
  origin: "exam" | "authored" | null;
  alternatives: AlternativeBlock[];
  sections: Record<ExamSectionName, string[]>;
  /** Open text part; null after a field, where no text may follow. */
  open: string[] | null;
  inSection: boolean;
  broken: boolean;
};

export function newQuestionBlock(line: number, number: number | null): QuestionBlock {
  const sections = { statement: [], hint: [], solution: [], explanation: [] };
  return {
    line,
    number,
    subject: null,
    topics: null,
    language: null,
    kind: null,
    difficulty: null,
    key: null,
    status: "published",
    reason: null,
    path: null,
    inep: null,
    origin: null,
    alternatives: [],
    sections,
    open: sections.statement,
    inSection: false,
    broken: false,
  };
}
