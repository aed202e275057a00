/** What links sentences and paragraphs, by what it says of them. Source: school grammars; the lists are ours. */
const connectives = {
  soma: [
    "além disso",
    "ademais",
    "bem como",
    "não só",
    "não apenas",
    "outrossim",
    "também",
    "da mesma forma",
  ],
  oposição: [
    ...["apesar de", "ao contrário", "ainda que", "contudo", "embora", "em contrapartida", "entretanto"],
    ...["mas", "no entanto", "por outro lado", "porém", "todavia"],
  ],
  causa: [
    ...["em decorrência de", "em razão de", "em virtude de", "devido a", "devido à", "devido ao", "já que"],
    ...["pois", "porque", "porquanto", "uma vez que", "visto que"],
  ],
  conclusão: [
    ...["assim", "com isso", "dessa forma", "dessa maneira", "desse modo", "diante disso", "em suma", "logo"],
    ...["nesse sentido", "por conseguinte", "por isso", "portanto", "sendo assim"],
  ],
  finalidade: ["a fim de", "com o intuito de", "com o objetivo de", "para que", "de modo que"],
  exemplo: ["conforme", "de acordo com", "ou seja", "por exemplo", "segundo", "tal como"],
  ordem: [
    ...["a princípio", "em primeiro lugar", "em segundo lugar", "em seguida", "inicialmente", "por fim"],
    ...["primeiramente", "sobretudo", "nesse contexto", "nesse cenário", "sob essa ótica"],
  ],
  condição: ["caso", "contanto que", "desde que"],
} as const satisfies Record<string, readonly string[]>;

type Relation = keyof typeof connectives;
export type FoundConnective = { word: string; relation: Relation; from: number; to: number };

const relationOf: ReadonlyMap<string, Relation> = new Map(
  Object.entries(connectives).flatMap(([relation, words]) =>
    words.map((word) => [word, relation as Relation] as const),
  ),
);

const longestFirst = [...relationOf.keys()].sort((one, other) => other.length - one.length);
const PATTERN = `(?<!\\p{L})(?:${longestFirst.join("|")})(?!\\p{L})`;

/** From left to right, none within another; `from` and `to` are characters of the text. */
export function connectivesIn(text: string): FoundConnective[] {
  return [...text.matchAll(new RegExp(PATTERN, "giu"))].map(({ 0: found, index }) => {
    const word = found.toLowerCase();
    return { word, relation: relationOf.get(word) as Relation, from: index, to: index + found.length };
  });
}

/** Others that say the same, at most three. */
export function insteadOf({ word, relation }: Pick<FoundConnective, "word" | "relation">): string[] {
  return connectives[relation].filter((each) => each !== word).slice(0, 3);
}
