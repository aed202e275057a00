import type { Random } from "#content/generator/random.ts";
import { city } from "#content/generator/words/cities.ts";
import { named } from "#content/generator/words/people.ts";

/** Puts names in a sentence of a bank: {ela} a woman's, {ele} a man's, {cidade} a town's. The same mark gets the same name. */
export function fillNames(text: string, random: Random): string {
  const names = { ela: named("f", random).first, ele: named("m", random).first, cidade: city(random).name };
  return text.replace(/\{(ela|ele|cidade)\}/g, (_, mark: keyof typeof names) => names[mark]);
}
