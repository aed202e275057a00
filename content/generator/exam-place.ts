import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { ExamPlace } from "#app/features/bank/domain/draft.ts";
import { examProfiles } from "#content/generator/exam-profiles.ts";
import type { Random } from "#content/generator/random.ts";

const lastYear = 2026;
/** Questions of a year, as a share of the next year's. */
const fading = 0.92;

/** Newest years heaviest: a geometric law cut at the institution's first exam. */
function pickYear(first: number, random: Random): number {
  const years = lastYear - first + 1;
  const share = random.next() * (1 - fading ** years);
  const back = Math.floor(Math.log(1 - share) / Math.log(fading));
  return Math.max(first, lastYear - back);
}

type Area = "LC" | "CH" | "CN" | "MT";

const areas: Record<SubjectSlug, Area> = {
  portugues: "LC",
  ingles: "LC",
  espanhol: "LC",
  artes: "LC",
  redacao: "LC",
  historia: "CH",
  geografia: "CH",
  filosofia: "CH",
  sociologia: "CH",
  fisica: "CN",
  quimica: "CN",
  biologia: "CN",
  matematica: "MT",
};

/** First number of each area's 45 items, by epoch of the ENEM. */
const enemOrder: readonly { from: number; areas: readonly Area[] }[] = [
  { from: 2017, areas: ["LC", "CH", "CN", "MT"] },
  { from: 2010, areas: ["CH", "CN", "LC", "MT"] },
  { from: 2009, areas: ["CN", "CH", "LC", "MT"] },
];

function enemPlace(subject: SubjectSlug, year: number, random: Random): PlacedExam {
  const order = enemOrder.find((each) => year >= each.from)?.areas;
  if (!order) {
    const booklet = random.pick(["amarela", "branca", "rosa", "verde"]);
    return { exam: { year, phase: null, day: null, booklet }, number: random.int(1, 63) };
  }
  const position = order.indexOf(areas[subject]);
  const day = position < 2 ? 1 : 2;
  const foreign = subject === "ingles" || subject === "espanhol";
  const inside =
    areas[subject] !== "LC" || year < 2010
      ? random.int(1, 45)
      : foreign
        ? random.int(1, 5)
        : random.int(6, 45);
  const booklets = day === 1 ? ["azul", "amarelo", "branco", "rosa"] : ["azul", "amarelo", "cinza", "rosa"];
  const phase = random.chance(0.92) ? "regular" : "PPL";
  return { exam: { year, phase, day, booklet: random.pick(booklets) }, number: position * 45 + inside };
}

const phased: ReadonlySet<InstitutionCode> = new Set([
  "USP",
  "UNICAMP",
  "UNESP",
  "UFPR",
  "IME",
  "UFF",
  "UEL",
  "OBMEP",
]);

function phaseOf(institution: InstitutionCode, year: number, open: boolean, random: Random): string | null {
  if (institution === "ITA") return year < 2019 ? null : open ? "2ª fase" : "1ª fase";
  if (institution === "UERJ")
    return open ? "exame discursivo" : random.pick(["1º exame de qualificação", "2º exame de qualificação"]);
  if (institution === "EEAR") return random.pick(["CFS 1", "CFS 2"]);
  if (phased.has(institution)) return open ? "2ª fase" : "1ª fase";
  return null;
}

const firstDayOfEspcex: ReadonlySet<SubjectSlug> = new Set(["portugues", "fisica", "quimica"]);

function dayOf(institution: InstitutionCode, subject: SubjectSlug): number | null {
  const exact = areas[subject] === "MT" || areas[subject] === "CN";
  if (institution === "ESPCEX") return firstDayOfEspcex.has(subject) ? 1 : 2;
  if (institution === "UNB") return exact ? 2 : 1;
  if (institution === "EN" || institution === "CN" || institution === "EFOMM")
    return subject === "matematica" || subject === "ingles" ? 1 : 2;
  return null;
}

type PlacedExam = { exam: ExamPlace; number: number };

/** A plausible place for a question: year, phase, day, booklet and number as the institution's exams have them. */
export function placeInExam(
  institution: InstitutionCode,
  subject: SubjectSlug,
  open: boolean,
  random: Random,
): PlacedExam {
  const { firstYear, items } = examProfiles[institution];
  const foreign = subject === "ingles" || subject === "espanhol";
  const year = pickYear(institution === "ENEM" && foreign ? 2010 : firstYear, random);
  if (institution === "ENEM") return enemPlace(subject, year, random);
  const exam = {
    year,
    phase: phaseOf(institution, year, open, random),
    day: dayOf(institution, subject),
    booklet: null,
  };
  return { exam, number: open ? random.int(1, 10) : random.int(1, items) };
}
