import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import { areaNames, areaOfSubject } from "#app/features/bank/domain/enem/enem-areas.ts";
import { languageLabels } from "#app/features/bank/domain/labels.ts";
import { type PaperChoice, readChoice } from "#app/features/bank/domain/paper/paper-choice.ts";
import { slug } from "#app/platform/text/normalize.ts";

type Printable = { subject: number; language: "ingles" | "espanhol" | null };

/** ENEM's area of a question, as its booklet names it; of other exams the subject. */
function partName(institution: number, subject: number): string {
  const isEnem = institutionWithId(institution)?.code === "ENEM";
  return isEnem ? areaNames[areaOfSubject(subject)] : (subjectWithId(subject)?.name ?? "");
}

/**
 * What of an exam is printed, as the address chooses: one of its areas or all, and one of two foreign languages, whose
 * questions have the same numbers in the booklet. A choice without alternatives is none.
 */
export function printedPart<Question extends Printable>(
  institution: number,
  all: readonly Question[],
  sent: URLSearchParams,
): { choices: PaperChoice[]; questions: Question[] } {
  const parts = [...new Set(all.map(({ subject }) => partName(institution, subject)))].filter(Boolean);
  const part = readChoice(
    {
      name: "parte",
      label: "Parte da prova",
      options: [
        { value: "", label: "Prova inteira" },
        ...parts.map((name) => ({ value: slug(name), label: `Só ${name}` })),
      ],
    },
    sent,
  );
  const own = all.filter(
    ({ subject }) => part.value === "" || slug(partName(institution, subject)) === part.value,
  );
  const languages = (["ingles", "espanhol"] as const).filter((each) =>
    own.some(({ language }) => language === each),
  );
  const language = readChoice(
    {
      name: "lingua",
      label: "Língua estrangeira",
      options: languages.map((value) => ({ value, label: languageLabels[value] })),
    },
    sent,
  );
  return {
    choices: [...(parts.length > 1 ? [part] : []), ...(languages.length > 1 ? [language] : [])],
    questions: own.filter((each) => each.language === null || each.language === language.value),
  };
}
