import type { InstitutionCode } from "#app/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/domain/catalogue/subjects.ts";
import {
  type ExamLanguage,
  type ExamTemplate,
  sectionSubjects,
  templateQuestions,
} from "#app/domain/exams/exam-template.ts";
import { plural } from "#app/text/format.ts";
import { scoringRuleOf } from "./scoring-rules.ts";

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

/** What is asked before an exam of fewer questions begins. */
export function shortDrawText(drawn: number, asked: number): string {
  return `O acervo do Farol tem agora ${drawn} das ${asked} questões desta prova. O tempo continua o da prova.`;
}

/** Why so many questions get no mark by the rule of an institution's exam; null where none was found. */
export function unmarkedText(institution: InstitutionCode, questions: number): string | null {
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
