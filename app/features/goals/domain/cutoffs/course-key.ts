import { fold } from "#app/platform/text/normalize.ts";

type Named = Readonly<
  Record<"short" | "institution" | "city" | "state" | "name" | "degree" | "shift", string>
>;

const LEADING = /^(?:curso )?superior (?:de |em )?(?:tecnologia (?:em |de )?)?|^tecnologia em /;
const TRAILING =
  / (?:bacharelado|licenciatura|tecnologico|tecnologia|integral|noturno|matutino|vespertino|diurno|abi)$/;
const JOINING = /\b(?:a|as|o|os|e|de|da|das|do|dos|em|com|para|na|no|nas|nos|the)\b/g;

function plainWords(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** A course's name without what differs between years: accents, case, brackets, degree and shift at its end, joining words. */
export function foldCourseName(name: string): string {
  let folded = plainWords(fold(name).replace(/[([].*?[)\]]/g, " ")).replace(LEADING, "");
  while (TRAILING.test(folded)) folded = folded.replace(TRAILING, "");
  return plainWords(folded.replace(JOINING, " ")).replaceAll(" ", "-");
}

/** What links a course through the years, as a part of an address: institution, city, name, degree and shift. */
export function courseKey({ short, institution, city, state, name, degree, shift }: Named): string {
  const place = plainWords(`${short || institution} ${city} ${state}`).replaceAll(" ", "-");
  const folded = foldCourseName(name) || plainWords(name).replaceAll(" ", "-");
  return `${place}-${folded}-${letterOf(degree)}${letterOf(shift)}`;
}

/** Of a campus, within courses of one key. */
export function foldCampus(campus: string): string {
  return plainWords(campus).replace(JOINING, " ").trim().replace(/ +/g, "-");
}

/** What links the places of a course through the years. */
export function seatsKey(modality: string, bonus: number): string {
  return `${plainWords(modality)}${bonus > 0 ? " bonus" : ""}`;
}

function letterOf(word: string): string {
  return plainWords(word).slice(0, 1);
}
