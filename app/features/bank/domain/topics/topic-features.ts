import { words } from "#app/platform/text/normalize.ts";
import type { AlternativeDraft } from "../draft.ts";

/** What a question is classified by. */
export type ClassifiedText = {
  statement: string;
  alternatives: readonly Pick<AlternativeDraft, "text">[];
  /** The letter of the right alternative. */
  key: string | null;
};

const stemLength = 6;
/** Weight of words in the question, in the text before it, in all alternatives, and in the right one. */
const weights = { asked: 2, context: 1, alternatives: 0.7, right: 0.8 };

const common = new Set(
  `de a o que e do da em um para com nao uma os no se na por mais as dos como mas ao ele das seu sua ou quando muito nos ja
  eu tambem so pelo pela ate isso ela entre era depois sem mesmo aos seus quem nas me esse eles voce essa num nem suas meu minha
  numa pelos elas qual nos lhe deles essas esses pelas este dele tu te voces vos meus minhas teu tua nosso nossa dela delas esta
  estes estas aquele aquela isto aquilo foi sao ser pode texto questao seguinte relacao sobre cada desse dessa nesse nessa deve
  ter tem sendo assim forma`
    .split(/\s+/)
    .map(stemOf),
);

/** Six letters, or a short word without its plural; digits say nothing about a topic. */
function stemOf(word: string): string {
  if (/^\d+$/.test(word)) return "";
  return word.length > stemLength ? word.slice(0, stemLength) : word.replace(/e?s$/, "");
}

/** Stems and pairs of neighbours; a common word between the two does not count. */
export function stemsOf(text: string): string[] {
  const stems = words(text).map(stemOf).filter(Boolean);
  return stems.flatMap((stem, at) => {
    if (common.has(stem)) return [];
    const next = stems[at + 1] ?? "";
    const neighbour = common.has(next) ? (stems[at + 2] ?? "") : next;
    const pair = neighbour && !common.has(neighbour) ? [`${stem} ${neighbour}`] : [];
    return stem.length > 2 ? [stem, ...pair] : pair;
  });
}

/** A term of a list as its stem or its first pair; null if only common words. */
export function termStem(term: string): string | null {
  const stems = words(term)
    .map(stemOf)
    .filter((stem) => stem && !common.has(stem));
  return stems.length === 0 ? null : stems.slice(0, 2).join(" ");
}

/** Weighted stems of a question, without pictures, markup and sources. */
export function weighted(text: ClassifiedText): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [part, content] of Object.entries(partsOf(text))) {
    const own = new Map<string, number>();
    for (const stem of stemsOf(content)) own.set(stem, (own.get(stem) ?? 0) + 1);
    const weight = weights[part as keyof typeof weights];
    for (const [stem, count] of own)
      counts.set(stem, (counts.get(stem) ?? 0) + weight * (1 + Math.log(count)));
  }
  return counts;
}

function partsOf({ statement, alternatives, key }: ClassifiedText): Record<keyof typeof weights, string> {
  const paragraphs = plain(statement)
    .split(/\n\n+/)
    .filter((line) => line.trim() !== "" && !isSource(line));
  const last = (paragraphs.at(-1) ?? "").split(/(?<=[.!?])\s+/);
  return {
    asked: last.slice(-2).join(" "),
    context: [...paragraphs.slice(0, -1), ...last.slice(0, -2)].join(" "),
    alternatives: plain(alternatives.map(({ text }) => text).join(" ")),
    right: plain(alternatives["ABCDE".indexOf(key ?? "?")]?.text ?? ""),
  };
}

function plain(text: string): string {
  return text.replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)/g, " ").replace(/<[^>]{1,20}>/g, "");
}

function isSource(line: string): boolean {
  return /[Dd]ispon[ií]vel em|[Aa]cesso em/.test(line) && line.length < 250;
}
