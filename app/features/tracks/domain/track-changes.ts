import { plural } from "#app/platform/text/format.ts";
import {
  questionsOfSubtopic,
  subtopicsOf,
  type WrittenStep,
  type WrittenSubtopic,
  type WrittenTrack,
} from "./written-track.ts";

/** What a publication changes, in sentences; none where nothing does. `before` null: the first. */
export function trackChanges(before: WrittenTrack | null, after: WrittenTrack): string[] {
  const now = subtopicsOf(after);
  if (!before) {
    const questions = now.flatMap(questionsOfSubtopic).length;
    return [
      `Primeira versão: ${plural(now.length, "subtópico", "subtópicos")}, ${plural(questions, "questão", "questões")}.`,
    ];
  }
  const then = new Map(subtopicsOf(before).map((each) => [each.code, each]));
  const codes = new Set(now.map(({ code }) => code));
  const kept = now.filter(({ code }) => then.has(code));
  const left = [...then.values()].filter(({ code }) => codes.has(code));
  const isReordered = kept.some(({ code }, at) => left[at]?.code !== code);
  const unitsOf = (track: WrittenTrack) =>
    same(
      track.units.map(({ title, subtopics }) => [
        title,
        subtopics.map(({ code }) => code).filter((code) => then.has(code) && codes.has(code)),
      ]),
    );
  return [
    before.title !== after.title ? `O nome passa a ser “${after.title}”.` : "",
    before.summary !== after.summary ? "O resumo muda." : "",
    ...now.filter(({ code }) => !then.has(code)).map(({ title }) => `Novo subtópico: ${title}.`),
    ...[...then.values()]
      .filter(({ code }) => !codes.has(code))
      .map(({ title }) => `Sai o subtópico ${title}; o progresso nele fica guardado.`),
    isReordered ? "A ordem dos subtópicos muda." : "",
    !isReordered && unitsOf(before) !== unitsOf(after) ? "As unidades mudam." : "",
    ...kept.map((each) => subtopicChange(then.get(each.code), each)),
    ...kept.flatMap((each) => keyChanges(then.get(each.code), each)),
  ].filter(Boolean);
}

/** Without line numbers, and without the name that a moved question gets. */
function same(value: unknown): string {
  return JSON.stringify(value, (key, each) => (key === "line" ? undefined : each));
}

function stepName(step: WrittenStep): string {
  if (step.kind === "check") return "check";
  if (step.kind !== "question") return `${step.kind} ${step.title}`;
  const { question } = step;
  return question.from === "text" ? `question ${question.name}` : `bank ${question.ord}`;
}

function subtopicChange(before: WrittenSubtopic | undefined, after: WrittenSubtopic): string {
  if (!before || same(before) === same(after)) return "";
  const then = new Map(before.steps.map((step) => [stepName(step), same(step)]));
  const now = new Map(after.steps.map((step) => [stepName(step), same(step)]));
  const fresh = [...now.keys()].filter((name) => !then.has(name)).length;
  const gone = [...then.keys()].filter((name) => !now.has(name)).length;
  const changed = [...now].filter(([name, step]) => then.has(name) && then.get(name) !== step).length;
  const parts = [
    before.title !== after.title ? `chamava-se ${before.title}` : "",
    fresh > 0 ? plural(fresh, "passo novo", "passos novos") : "",
    changed > 0 ? plural(changed, "passo mudado", "passos mudados") : "",
    gone > 0 ? plural(gone, "passo a menos", "passos a menos") : "",
  ].filter(Boolean);
  return `${after.title}: ${parts.length > 0 ? parts.join(", ") : "dados ou ordem dos passos"}.`;
}

function keysOf(subtopic: WrittenSubtopic | undefined): Map<string, string | null> {
  const questions = subtopic ? questionsOfSubtopic(subtopic) : [];
  return new Map(questions.flatMap((each) => (each.from === "text" ? [[each.name, each.draft.key]] : [])));
}

function keyChanges(before: WrittenSubtopic | undefined, after: WrittenSubtopic): string[] {
  const then = keysOf(before);
  return [...keysOf(after)].flatMap(([name, key]) => {
    const was = then.get(name);
    if (!was || !key || was === key) return [];
    return `${after.title}, ${name}: o gabarito passa de ${was} a ${key}, e as respostas já dadas são recontadas.`;
  });
}
