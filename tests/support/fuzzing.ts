import { expect } from "vitest";
import { createRandom, type Random } from "#content/generator/random.ts";
import { bindings } from "./bindings.ts";
import { countedDatabase, rowsRead } from "./count-trips.ts";
import { type door, ORIGIN, openDoor } from "./door.ts";
import { anyText, inAddress } from "./nasty-input.ts";
import { someAtOnce } from "./some-at-once.ts";

/** More than any page reads of this bank and its world; what reads a table for a strange word reads it again and again. */
const MOST_ROWS = 2000;
const MOST_TRIPS = 5;
const LONGEST_ERROR = 2048;
/** More of what is cheap to request, so that there are ten thousand. */
export const FUZZ_COUNTS = { addresses: 2000, searches: 2000, calls: 4500, forms: 500, cookies: 1000 };

export type Asked = { path: string; init: Parameters<typeof door.send>[1] };

/** Sends a request, and says what is wrong with the response: a failure of ours, too much read, or a long error. */
async function trouble({ path, init }: Asked): Promise<string | null> {
  const { database, trips } = countedDatabase(bindings.DB);
  const response = await openDoor({ DB: database }).send(path, init);
  const text = new TextDecoder().decode(await response.arrayBuffer());
  const told = `${init?.method ?? "GET"} ${path.slice(0, 200)} ${String(init?.body ?? "").slice(0, 200)}`;
  if (response.status >= 500) return `${response.status} ${told}`;
  const rows = rowsRead(trips);
  if (rows > MOST_ROWS || trips.length > MOST_TRIPS) return `${rows} rows, ${trips.length} trips ${told}`;
  const long = path.startsWith("/callable/") && response.status >= 400 && text.length > LONGEST_ERROR;
  return long ? `${text.length} bytes ${told}` : null;
}

/** Sends so many generated requests; every one must be answered. */
export async function expectNoTrouble(
  count: number,
  seed: number,
  make: (random: Random) => Asked,
): Promise<void> {
  const random = createRandom(seed);
  const all: Asked[] = [];
  while (all.length < count) {
    const asked = make(random);
    if (URL.canParse(ORIGIN + asked.path)) all.push(asked);
  }
  const troubles = (await someAtOnce(all, trouble)).filter((each) => each !== null);
  expect(troubles.slice(0, 20)).toEqual([]);
}

const parameters = [
  "q",
  "instituicao",
  "disciplina",
  "assunto",
  "tipo",
  "dificuldade",
  "dificuldade-inep",
  "dificuldade-respostas",
  "de",
  "ate",
  "resolucao",
  "minhas",
  "ordem",
  "apos",
  "antes",
  "lugar",
  "busca",
  "redirect",
  "login",
  "p",
  "_data",
  "index",
];
/** Values that mean something, so that more than the first check is reached. */
const sound = [
  "relevancia",
  "certas",
  "erradas",
  "nao-respondidas",
  "sim",
  "1,2,3",
  "ENEM,ITA",
  "2010",
  "energia",
  "5001",
];

/** A query of known parameters with any values; `codes`: of questions. */
export function anyQuery(random: Random, codes: readonly string[]): string {
  const pairs = Array.from({ length: random.int(0, 5) }, () => {
    const value = random.chance(0.4) ? random.pick([...sound, random.pick([...codes])]) : anyText(random);
    return `${random.pick(parameters)}=${inAddress(random, value)}`;
  });
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
