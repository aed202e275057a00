import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";

type SubjectWeights = Partial<Record<SubjectSlug, number>>;

/** How an institution's exams look in the generated bank. The subjects an exam does not have are left out by the catalogue. */
type ExamProfile = {
  /** Share of the bank, in any unit: only the proportion counts. */
  weight: number;
  /** Alternatives of a single choice. */
  alternatives: 4 | 5;
  firstYear: number;
  /** Items of a booklet. */
  items: number;
  /** Share of open questions and of right-or-wrong items, where the template allows. */
  open: number;
  rightWrong: number;
  /** Whether the candidate chooses between English and Spanish. */
  choosesLanguage: boolean;
  subjects: SubjectWeights;
};

const everything: SubjectWeights = {
  matematica: 15,
  fisica: 12,
  quimica: 11,
  biologia: 12,
  portugues: 15,
  historia: 11,
  geografia: 11,
  ingles: 7,
  filosofia: 3,
  sociologia: 3,
  espanhol: 2,
  artes: 1,
};

const enem: SubjectWeights = {
  matematica: 25,
  fisica: 9,
  quimica: 8,
  biologia: 9,
  portugues: 15,
  historia: 9,
  geografia: 9,
  filosofia: 4,
  sociologia: 4,
  ingles: 3,
  espanhol: 3,
  artes: 2,
};

const exact: SubjectWeights = { matematica: 36, fisica: 30, quimica: 24, portugues: 5, ingles: 5 };
const officers: SubjectWeights = {
  matematica: 28,
  fisica: 24,
  quimica: 12,
  portugues: 20,
  ingles: 16,
  historia: 10,
  geografia: 10,
};
const basics: SubjectWeights = {
  matematica: 50,
  portugues: 40,
  ingles: 20,
  historia: 12,
  geografia: 12,
  fisica: 8,
  quimica: 8,
  biologia: 8,
};

const usual: ExamProfile = {
  weight: 1,
  alternatives: 5,
  firstYear: 1990,
  items: 60,
  open: 0,
  rightWrong: 0,
  choosesLanguage: false,
  subjects: everything,
};

const military: Partial<ExamProfile> = { subjects: officers };

function profile(...parts: Partial<ExamProfile>[]): ExamProfile {
  return Object.assign({}, usual, ...parts);
}

/** The 31 institutions: the ENEM weighs most, then the exams that students of the platform look for. */
export const examProfiles: Readonly<Record<InstitutionCode, ExamProfile>> = {
  ENEM: profile({
    weight: 31.5,
    firstYear: 1998,
    items: 180,
    choosesLanguage: true,
    subjects: enem,
  }),
  USP: profile({ weight: 8, items: 90, open: 0.08 }),
  UNICAMP: profile({ weight: 6, alternatives: 4, items: 72, open: 0.1 }),
  UNESP: profile({ weight: 6, items: 90, open: 0.05 }),
  ITA: profile({ weight: 5.5, open: 0.12, subjects: exact }),
  IME: profile({ weight: 4.5, items: 40, open: 0.2, subjects: exact }),
  ESPCEX: profile(military, { weight: 5, items: 44 }),
  AFA: profile(military, { weight: 4, alternatives: 4, items: 64 }),
  UERJ: profile({ weight: 3.5, alternatives: 4, open: 0.06, choosesLanguage: true }),
  EEAR: profile(military, { weight: 3.5, alternatives: 4, items: 96 }),
  EN: profile(military, { weight: 3, items: 40 }),
  EFOMM: profile(military, { weight: 2.5, items: 40 }),
  EPCAR: profile(military, { weight: 2.5, alternatives: 4, items: 48, subjects: basics }),
  ESA: profile(military, { weight: 2.5, items: 50, subjects: basics }),
  CN: profile(military, { weight: 2.2, items: 50, subjects: basics }),
  UFRGS: profile({ weight: 2.5, items: 75, choosesLanguage: true }),
  UFPR: profile({ weight: 2.5, items: 80, open: 0.06, choosesLanguage: true }),
  UNB: profile({ weight: 2.2, items: 120, rightWrong: 0.8, open: 0.04, choosesLanguage: true }),
  UNIFESP: profile({ weight: 1.5, items: 45, firstYear: 1994, open: 0.2 }),
  MACK: profile({ weight: 1.5, choosesLanguage: true }),
  UEL: profile({ weight: 1.5, choosesLanguage: true }),
  UEM: profile({ weight: 1.5, items: 50, choosesLanguage: true }),
  UFF: profile({ weight: 1.2, open: 0.1, choosesLanguage: true }),
  "PUC-SP": profile({ weight: 1.1 }),
  "PUC-RJ": profile({ weight: 1.1, open: 0.1, choosesLanguage: true }),
  "PUC-RS": profile({ weight: 1.1, choosesLanguage: true }),
  UFSCar: profile({ weight: 1.1, open: 0.15 }),
  OBMEP: profile({ weight: 1.2, firstYear: 2005, items: 20, open: 0.15 }),
  CM1: profile({ weight: 0.8, items: 40, subjects: basics }),
  CM6: profile({ weight: 0.7, items: 40, subjects: basics }),
  TIRADENTES: profile({ weight: 0.6, items: 40, subjects: basics }),
};
