import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf, subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import { areaOfSubject } from "#app/features/bank/domain/enem/enem-areas.ts";
import {
  type ExamLanguage,
  type ExamTemplate,
  sectionSubjects,
  templateQuestions,
} from "#app/features/bank/domain/exams/exam-template.ts";
import { plural } from "#app/platform/text/format.ts";
import { TOO_FEW } from "./exam-rules.ts";
import { scoringRuleOf } from "./scoring-rules.ts";
import { LEAST_FOR_SCORE } from "./shown-scores.ts";

type SubjectCount = { subject: number; count: number };

/** What an exam drawn from the bank has of its template: of each section, and of all. */
function drawnParts(template: ExamTemplate, counts: readonly SubjectCount[]) {
  const drawn = counts.reduce((sum, { count }) => sum + count, 0);
  const parts = template.sections.map((section) => {
    const ids = sectionSubjects(section, template.languages[0] ?? null).map((slug) => subjectOf(slug)?.id);
    const own = counts.filter(({ subject }) => ids.length === 0 || ids.some((id) => id === subject));
    return {
      name: section.name,
      asked: section.count,
      drawn: own.reduce((sum, each) => sum + each.count, 0),
    };
  });
  return { drawn, asked: templateQuestions(template), parts };
}

/** In what an exam falls short of its template, for who sits it; null for a whole one. */
export function shortfallText(template: ExamTemplate, counts: readonly SubjectCount[]): string | null {
  const { drawn, asked, parts } = drawnParts(template, counts);
  if (drawn >= asked) return null;
  const short = parts
    .filter((part) => part.drawn < part.asked)
    .map((part) => `${part.name}, ${part.drawn} de ${part.asked}`);
  return `A prova inteira tem ${plural(asked, "questão", "questões")}, e o acervo do Farol tinha ${drawn} no sorteio. Faltam em: ${short.join("; ")}.`;
}

/** What is said before an exam of fewer questions begins. */
export function shortDrawText(drawn: number, asked: number): string {
  if (drawn === 0)
    return "O Farol ainda não tem questões de prova deste exame. Para fazer o simulado mesmo assim, marque a opção de completar com questões de treino.";
  return `O acervo do Farol tem agora ${drawn} das ${asked} questões desta prova. O tempo é proporcional a elas.`;
}

/** Questions of a real exam that cannot be sat: quarantined for a picture, or for another reason. */
export type HeldBack = { pictures: number; others: number };

/** "31 de 90 questões: faltam as que têm figura."; null for a whole exam. */
export function heldText(questions: number, whole: number, { pictures, others }: HeldBack): string | null {
  const missing = whole - questions;
  if (missing <= 0) return null;
  const held = `${questions} de ${plural(whole, "questão", "questões")}`;
  if (pictures >= missing) return `${held}: faltam as que têm figura.`;
  const inReview = Math.min(others, missing - pictures);
  const absent = missing - pictures - inReview;
  const parts = [
    pictures > 0 && `${pictures} com figura`,
    inReview > 0 && `${inReview} em revisão`,
    absent > 0 && `${absent} que ${absent === 1 ? "não entrou" : "não entraram"} no acervo`,
  ].filter((part) => part !== false);
  return `${held}: ${missing === 1 ? "falta" : "faltam"} ${parts.join(", ")}.`;
}

/** Whether an event can be scored like ENEM: every area has enough questions, whichever language is chosen. */
export function isScorableDraw(counts: readonly SubjectCount[], hasLanguages: boolean): boolean {
  const byArea = new Map<string, number>();
  for (const { subject, count } of counts) {
    const slug = subjectWithId(subject)?.slug;
    const isLanguage = hasLanguages && (slug === "ingles" || slug === "espanhol");
    const area = areaOfSubject(subject);
    byArea.set(area, (byArea.get(area) ?? 0) + (isLanguage ? 0 : count));
  }
  return byArea.size > 0 && [...byArea.values()].every((count) => count >= LEAST_FOR_SCORE);
}

/** Why so many questions get no mark by the rule of an institution's exam; null where none was found. */
export function unmarkedText(institution: InstitutionCode, questions: number): string | null {
  if (institution === "ENEM") return TOO_FEW;
  const rule = scoringRuleOf(institution);
  if (!rule || questions === rule.size) return null;
  return `Contam os acertos, sem a nota da prova: a regra é sobre as ${rule.size} questões dela, com mínimos e médias, e aqui são ${questions}.`;
}

/** The one language of an exam in which another can be chosen elsewhere; null where it has none. */
export function onlyLanguage(
  { languages }: ExamTemplate,
  counts: readonly SubjectCount[],
): ExamLanguage | null {
  if (languages.length < 2) return null;
  return languages.find((each) => counts.some(({ subject }) => subject === subjectOf(each)?.id)) ?? null;
}
