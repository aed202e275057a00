import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { type ExamBooklet, examWord } from "#app/features/bank/domain/exams/exam-place.ts";
import { examName, missingNumbers } from "#app/features/bank/domain/exams/past-exam.ts";
import { languageLabels } from "#app/features/bank/domain/labels.ts";
import { type ListedQuestion, listedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { structuredExam } from "#app/features/bank/domain/words/structured-question.ts";
import type { ExamQuestionRow, ExamRow } from "#app/features/bank/queries/past-exams.server.ts";
import { examAddress } from "#app/features/bank/services/exam-address.ts";
import { listPaths } from "#app/features/lists/paths.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { pastExamPaths } from "../paths.ts";

type Exam = Omit<ExamRow, "items" | "colourItems">;

/** A question with its booklet number; null where unknown. */
type Placed<Row> = { number: number | null; row: Row };

/** What was read of an exam. */
export type LoadedExam = {
  exam: Exam;
  /** The colours whose order is known; `chosen` is the one shown, null for the order of the bank. */
  colours: string[];
  chosen: string | null;
  questions: Placed<ExamQuestionRow>[];
  /** Questions of the exam that the chosen booklet does not place. */
  unplaced: Placed<ExamQuestionRow>[];
  /** The official letters that this viewer may see, by ord; null where not requested. */
  keys: ReadonlyMap<number, string | null> | null;
};

/** `number`: in the booklet. */
export type NumberedQuestion = { number: number | null; question: ListedQuestion };

/** Questions displayed together; alternative languages have a title of their own. */
export type ExamSection = { title: string | null; questions: NumberedQuestion[] };

const languageTitles = { ingles: "Opção inglês", espanhol: "Opção espanhol" } as const;

type Shown = LoadedExam["questions"][number];

function sectionsOf(questions: readonly Shown[], shown: (each: Shown) => NumberedQuestion): ExamSection[] {
  const sections: ExamSection[] = [];
  for (const each of questions) {
    const title = each.row.language && languageTitles[each.row.language];
    const last = sections.at(-1);
    if (last && last.title === title) last.questions.push(shown(each));
    else sections.push({ title, questions: [shown(each)] });
  }
  return sections;
}

/** Practice links: one per language if a candidate chooses between two. */
function practiceOf(name: string, questions: readonly Shown[]) {
  const languages = (["ingles", "espanhol"] as const).filter((language) =>
    questions.some(({ row }) => row.language === language),
  );
  const way = (label: string, own: readonly Shown[]) => {
    const codes = own.map(({ row }) => questionCode(row.ord)).join(",");
    return { label, address: practicePaths.ofList(codes, "prova", `Prova ${name}`) };
  };
  if (languages.length < 2) return [way("Fazer como prova", questions)];
  return languages.map((language) =>
    way(
      `Fazer como prova, com ${languageLabels[language].toLowerCase()}`,
      questions.filter(({ row }) => !row.language || row.language === language),
    ),
  );
}

/** What the page of an exam displays. `origin` starts absolute addresses. */
export function examView(
  opened: LoadedExam,
  place: ExamBooklet,
  { origin, catalogue }: { origin: string; catalogue: TopicCatalogue },
) {
  const { exam, questions, unplaced, keys } = opened;
  const institution = institutionWithId(exam.institution);
  const code = institution?.code ?? "";
  const word = examWord(place);
  const shown = ({ number, row }: Shown): NumberedQuestion => ({
    number,
    question: listedQuestion(row, (each) => questionPaths.inExam(each, word), catalogue),
  });
  const address = examAddress(place);
  const name = examName(exam);
  const canonical = origin + examAddress({ ...place, colour: null });
  const all = [...questions, ...unplaced];
  return {
    name,
    canonical,
    structured: structuredExam({
      name,
      institution: institution?.fullName ?? "",
      canonical,
      questions: all.map(({ row }) => origin + questionPaths.question(questionCode(row.ord))),
    }),
    institution: { code, name: institution?.name ?? "" },
    total: all.length,
    missing: missingNumbers(questions.map(({ number, row }) => [row.ord, number])),
    answered: questions.filter(({ row }) => row.correct !== null).length,
    practice: practiceOf(name, questions),
    list:
      questions.length === 0
        ? null
        : listPaths.create({
            titulo: `Prova ${name}`,
            questoes: questions.map(({ row }) => questionCode(row.ord)).join(","),
          }),
    print: pastExamPaths.print(code, exam.year, exam.slug) + (place.colour ? `?cor=${place.colour}` : ""),
    keyAddress: `${address}${address.includes("?") ? "&" : "?"}gabarito=sim#gabarito`,
    colours: opened.colours.map((colour) => ({
      colour,
      address: examAddress({ ...place, colour }),
      chosen: colour === opened.chosen,
    })),
    sections: sectionsOf(questions, shown),
    unplaced: unplaced.map(shown),
    keys:
      keys &&
      all.map(({ number, row }) => ({
        number,
        language: row.language,
        annulled: row.status === "annulled",
        letter: keys.get(row.ord) ?? null,
      })),
  };
}
