import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { rootsOf, textWords } from "#app/platform/text/text-words.ts";
import { commandOf, passagesOf } from "./passages.ts";

type Texts = { statement: string; alternatives: readonly { text: string }[] };

/** `body`: all words, for phrases; `stems`: without small ones, for words; `gist`: the command sentence, and repeated words. */
export type IndexedWords = { body: string; stems: string; gist: string };

const MOST_REPEATED = 8;
const MOST_ASKED = 20;

function repeated(roots: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const root of roots) times.set(root, (times.get(root) ?? 0) + 1);
  const often = [...times].filter(([, count]) => count > 1).sort((one, other) => other[1] - one[1]);
  return often.slice(0, MOST_REPEATED).map(([root]) => root);
}

export function indexedWords({ statement, alternatives }: Texts): IndexedWords {
  const passages = passagesOf(statement);
  const texts = [statement, ...alternatives.map(({ text }) => text)].map((text) => plainText(text));
  const all = textWords(texts.join("\n"));
  const asked = rootsOf(commandOf(passages)).slice(0, MOST_ASKED);
  const gist = new Set([...repeated(rootsOf(passages.join(" "))), ...asked]);
  return {
    body: all.map(({ word }) => word).join(" "),
    stems: all.flatMap(({ root, small }) => (small ? [] : [root])).join(" "),
    gist: [...gist].join(" "),
  };
}
