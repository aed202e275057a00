import { expect } from "vitest";
import { createRandom, type Random } from "#content/generator/random.ts";
import { door, ORIGIN } from "./door.ts";
import { anyText, inAddress } from "./nasty-input.ts";

const SLOWEST_MS = 2000;
const LONGEST_ERROR = 2048;
/** More of what is cheap to request, so that there are ten thousand. */
export const FUZZ_COUNTS = { addresses: 2000, searches: 2000, calls: 4500, forms: 500, cookies: 1000 };

export type Asked = { path: string; init: Parameters<typeof door.send>[1] };

async function timed({ path, init }: Asked) {
  const started = performance.now();
  const response = await door.send(path, init);
  const text = new TextDecoder().decode(await response.arrayBuffer());
  return { response, text, took: performance.now() - started };
}

/** Sends a request, and says what is wrong with the response: a failure of ours, or a long wait. */
async function trouble(asked: Asked): Promise<string | null> {
  const { path, init } = asked;
  let { response, text, took } = await timed(asked);
  // A busy machine is slow once, a costly input always.
  if (took > SLOWEST_MS) ({ response, text, took } = await timed(asked));
  const told = `${init?.method ?? "GET"} ${path.slice(0, 200)} ${String(init?.body ?? "").slice(0, 200)}`;
  if (response.status >= 500) return `${response.status} ${told}`;
  if (took > SLOWEST_MS) return `${Math.round(took)} ms ${told}`;
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
  const troubles: string[] = [];
  let sent = 0;
  while (sent < count) {
    const asked = make(random);
    if (!URL.canParse(ORIGIN + asked.path)) continue;
    sent += 1;
    const found = await trouble(asked);
    if (found) troubles.push(found);
  }
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
