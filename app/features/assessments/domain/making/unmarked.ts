import { plural } from "#app/platform/text/format.ts";
import { inWords } from "#app/platform/text/in-words.ts";

/** Submitted open answers without a mark, by student, and how many at each place. */
export type Unmarked = {
  answers: number;
  people: number;
  places: readonly { place: number; answers: number }[];
};

/** What a release would leave without a mark. */
export function unmarkedSentence({ answers, people, places }: Unmarked): string {
  const missing = answers === 1 ? "Falta 1 correção" : `Faltam ${plural(answers, "correção", "correções")}`;
  const each = places.map(({ place, answers: count }) => `questão ${place + 1} (${count})`);
  return `${missing} de ${plural(people, "aluno", "alunos")}: ${inWords(each)}.`;
}
