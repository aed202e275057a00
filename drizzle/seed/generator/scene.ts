import { capital } from "#drizzle/seed/generator/format.ts";
import type { Random } from "#drizzle/seed/generator/random.ts";
import { city } from "#drizzle/seed/generator/words/cities.ts";
import { company, school } from "#drizzle/seed/generator/words/places.ts";
import { type Trade, worker } from "#drizzle/seed/generator/words/professions.ts";
import { person } from "#drizzle/seed/generator/words/people.ts";

/** "o estudante Caio Borges" or "a estudante Yara Lima" */
export function student(random: Random): string {
  const who = person(random);
  return `${who.gender === "f" ? "a" : "o"} estudante ${who.full}`;
}

/** Where and when a class met: an adverbial that opens a sentence, with its comma. */
export function classroom(random: Random): string {
  const where = `${school(random).at}, em ${city(random).full}`;
  return random.pick([
    `Em uma aula ${where},`,
    `Durante a semana de estudos ${where},`,
    `Em uma oficina oferecida ${where},`,
    `Na monitoria organizada ${where},`,
    `Em um simulado aplicado ${where},`,
    `Durante uma revisão ${where},`,
    `Em um trabalho em grupo ${where},`,
    `No clube de leitura e ciências ${where},`,
    `Em um projeto interdisciplinar ${where},`,
    `Durante a feira de conhecimentos ${where},`,
  ]);
}

/** Who brings the matter up, as the subject of a sentence: "A geógrafa Lia Prado, de Lages (SC)". */
export function speaker(random: Random, trade: Trade): string {
  return capital(`${worker(random, trade).called}, de ${city(random).full}`);
}

/** A firm and its town: "a Metalúrgica Sapucaia, de Betim (MG)". */
export function firm(random: Random): string {
  return `a ${company(random).name}, de ${city(random).full}`;
}
