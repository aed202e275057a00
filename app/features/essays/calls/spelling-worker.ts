import { type Hunspell, loadModule } from "hunspell-asm";
import { isInDictionary } from "../domain/estimate/words-to-check.ts";

/** Suggestions of a word. */
const MOST_SUGGESTIONS = 2;

/** First the addresses of the dictionary, then words to look up. */
export type SpellingRequest = { aff: string; dic: string } | { words: string[] };
/** Words that the dictionary lacks, each with what it has instead; or that there is no dictionary. */
export type SpellingReply = { unknown: [string, string[]][] } | { failed: true };

let dictionary: Promise<Hunspell> | undefined;

async function bytesAt(address: string): Promise<Uint8Array> {
  const { ok, body } = await fetch(address);
  if (!ok || !body) throw new Error(`no ${address}`);
  const plain = address.endsWith(".gz") ? body.pipeThrough(new DecompressionStream("gzip")) : body;
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

async function openDictionary(aff: string, dic: string): Promise<Hunspell> {
  const [rules, words, factory] = await Promise.all([bytesAt(aff), bytesAt(dic), loadModule()]);
  return factory.create(factory.mountBuffer(rules, "pt.aff"), factory.mountBuffer(words, "pt.dic"));
}

async function lookUp(words: readonly string[]): Promise<SpellingReply> {
  const opened = await dictionary;
  if (!opened) return { failed: true };
  const unknown = words.filter((word) => !isInDictionary(word, (each) => opened.spell(each)));
  return { unknown: unknown.map((word) => [word, opened.suggest(word).slice(0, MOST_SUGGESTIONS)]) };
}

addEventListener("message", async ({ data }: MessageEvent<SpellingRequest>) => {
  if ("aff" in data) dictionary = openDictionary(data.aff, data.dic);
  else postMessage(await lookUp(data.words).catch((): SpellingReply => ({ failed: true })));
});
