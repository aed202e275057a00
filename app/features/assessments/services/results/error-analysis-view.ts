import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { isSchoolOrd } from "#app/features/bank/domain/school-ord.ts";
import { skillInWords } from "#app/features/bank/domain/skill-descriptions.ts";
import type { AnalysedQuestion, AnalysedSum, ErrorAnalysis } from "../../domain/analysis/error-analysis.ts";

/** By "ord:answer". */
type DistractorNotes = Readonly<Record<string, string>>;

function noteKey(ord: number, answer: string): string {
  return `${ord}:${answer}`;
}

/** A question on the page; `wrong`: the wrong answer most given, with what it shows. */
export type ShownQuestion = Pick<AnalysedQuestion, "code" | "name" | "n" | "right" | "frequency"> & {
  ownSchool: boolean;
  topics: string[];
  wrong: { answer: string; count: number; note: string | null } | null;
};

export type ShownSum = Pick<
  AnalysedSum,
  "id" | "n" | "right" | "share" | "low" | "high" | "few" | "questions" | "people"
> & {
  name: string;
  subject: string;
  question: ShownQuestion | null;
};

type Names = { catalogue: TopicCatalogue; notes: DistractorNotes };

function shownQuestion(question: AnalysedQuestion, { catalogue, notes }: Names): ShownQuestion {
  const { ord, code, name, n, right, frequency, mostWrong } = question;
  const topics = question.topics.flatMap((id) => catalogue.byId.get(id)?.name ?? []);
  const note = mostWrong && (notes[noteKey(ord, mostWrong.answer)] || null);
  const wrong = mostWrong && { ...mostWrong, note };
  return { code, name, n, right, frequency, ownSchool: isSchoolOrd(ord), topics, wrong };
}

function shownSum(
  sum: AnalysedSum,
  name: string | null | undefined,
  question: ShownQuestion | null,
): ShownSum[] {
  if (!name) return [];
  const { id, n, right, share, low, high, few, questions, people } = sum;
  return [
    {
      id,
      n,
      right,
      share,
      low,
      high,
      few,
      questions,
      people,
      name,
      subject: subjectName(sum.subject),
      question,
    },
  ];
}

function subjectName(id: number): string {
  return subjectWithId(id)?.name ?? "";
}

/** The analysis as texts. */
export function shownAnalysis(analysis: ErrorAnalysis, names: Names) {
  const { assessments, whole, points, trend, subjects, moving, costly } = analysis;
  return {
    assessments,
    whole,
    points,
    trend,
    subjects: subjects.map((id) => ({ id, name: subjectName(id) })),
    moving: moving.map((question) => shownQuestion(question, names)),
    topics: analysis.topics.flatMap((sum) => {
      const question = costly.get(sum.id);
      const shown = question ? shownQuestion(question, names) : null;
      return shownSum(sum, names.catalogue.byId.get(sum.id)?.name, shown);
    }),
    skills: analysis.skills.flatMap((sum) => shownSum(sum, skillInWords(sum.id), null)),
  };
}
