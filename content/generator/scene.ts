import { capital } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { city } from "#content/generator/words/cities.ts";
import { company, school } from "#content/generator/words/places.ts";
import { type Trade, worker } from "#content/generator/words/professions.ts";

/** Where and when a class met: an adverbial that opens a sentence, with its comma. */
export function classroom(random: Random): string {
  const place = school(random);
  const town = city(random).full;
  const at = `${place.at}, em ${town}`;
  const of = `${place.of}, em ${town}`;
  return random.pick([
    `Em uma aula ${at},`,
    `Durante a semana de estudos ${of},`,
    `Em uma oficina oferecida ${at},`,
    `Na monitoria organizada ${at},`,
    `Durante uma revisão ${at},`,
    `Em um trabalho em grupo ${at},`,
    `No clube de ciências ${of},`,
    `Em um projeto interdisciplinar ${of},`,
    `Durante a feira de conhecimentos ${of},`,
    `No laboratório ${of},`,
    `Em um curso de férias ${of},`,
    `Em um encontro de estudos ${of},`,
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
