import { KINDS, type Mended } from "./roster-doubt.ts";
import { activeOf, unnumbered } from "./roster-words.ts";

const PARTICLES = new Set("de da do das dos e di du del della von van der y".split(" "));
const UPRIGHT = /^(?:[ivx]{2,4})$/i;

/** "D'ÁVILA" → "D'Ávila", "ANA-CLARA" → "Ana-Clara". */
function capitalized(word: string): string {
  return word.toLowerCase().replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** "MARIA DA SILVA II" → "Maria da Silva II"; `isFamily`: the name begins before it. */
function inCapitals(name: string, isFamily = false): string {
  return name
    .split(" ")
    .map((word, index) => {
      if ((index > 0 || isFamily) && PARTICLES.has(word.toLowerCase())) return word.toLowerCase();
      if ((index > 1 || isFamily) && UPRIGHT.test(word)) return word.toUpperCase();
      return capitalized(word);
    })
    .join(" ");
}

/** Whether a name is in one case throughout; a single letter says nothing. */
function isOneCase(name: string): boolean {
  if ((name.match(/\p{L}/gu) ?? []).length < 3) return false;
  return name === name.toUpperCase() || name === name.toLowerCase();
}

/** What may stand after a dash beside a name: a state, or a word of the secretary. */
const REMARK =
  /^(?:tea|tdah|pcd|pne|nee|laudo|bolsista|repetente|ouvinte|irm[ãa]o?|g[êe]me[oa]s?|obs|ver|turma|sala|n[º°o.]|faltoso|faltosa|monitor|monitora|representante|l[íi]der)\b/i;

const isRemark = (text: string) => REMARK.test(text) || activeOf(text) !== null;

/** The name without what stands beside it, in brackets or after a dash. */
function withoutNotes(name: string): string {
  const bare = name.replace(/[([{][^)\]}]*(?:[)\]}]|$)/g, " ");
  const [first = "", ...rest] = bare.split(/ +[-*|/]+ +| +- *(?=\p{Ll})/u);
  return rest.length > 0 && isRemark(rest.join(" ").trim()) ? first : bare;
}

const oneSpace = (text: string) => text.replace(/\s+/g, " ").trim();

/** Zeros for the letter O, apostrophes apart, and signs that no name has. */
function withoutSigns(name: string): string {
  const letters = name
    .replace(/&(?:#0?39|apos|#x27);/gi, "'")
    .replace(/(?<=\p{L})0(?=\p{L})/gu, (_, at: number, all: string) =>
      /\p{Lu}/u.test(all.charAt(at - 1)) && /\p{Lu}/u.test(all.charAt(at + 1)) ? "O" : "o",
    )
    .replace(/[\u0091\u0092\u00b4`‘’‛′ʹʻʼꞌ＇]/g, "'")
    .replace(/(?<=(?:^| )[DdOoLl]) ?' ?(?=\p{L})/gu, "'")
    .replace(/(?<=\p{L}) ' (?=\p{L})/gu, "'")
    .replace(/(?<=\p{L}) *- *(?=\p{L})/gu, "-");
  const known = letters.replace(/[^\p{L}\p{M}\p{N}.' ,-]/gu, " ");
  // A name that the school itself may write, as "-Bia", stays.
  const words = known === letters ? known : known.replace(/(?<!\p{L})['-]|['-](?!\p{L})/gu, " ");
  const named = oneSpace(words);
  // "Maria Silva 2" has a name beside the number; of "Erro 7" nobody can say.
  const numbered = /^(\S+(?: \S+)+) \d{1,3}$/u.exec(named)?.[1];
  return (numbered ?? named).replace(/(?<!(?:^|[ .'-])\p{L}|[JjSs][Rr]|[Ff]º)[.,]+$/u, "");
}

const MOST = 60;

/** A part that is too long for a name, up to its last whole word. */
export function cutName(part: string): string {
  return part.length <= MOST
    ? part
    : part
        .slice(0, MOST + 1)
        .replace(/\s+\S*$/, "")
        .slice(0, MOST);
}

/** A name as people write it; `asWritten`: its capitals stay. */
export function mendName(cell: string, asWritten: boolean, isFamily = false): Mended {
  const plain = oneSpace(unnumbered(cell));
  const kinds: string[] = [];
  const unnoted = oneSpace(withoutNotes(plain));
  if (unnoted !== plain) kinds.push(KINDS.note);
  const clean = withoutSigns(unnoted);
  if (clean !== unnoted.replace(/[’]/g, "'")) kinds.push(KINDS.signs);
  if (asWritten || !isOneCase(clean)) return { value: clean, kinds };
  return { value: inCapitals(clean, isFamily), kinds: [...kinds, KINDS.capitals] };
}
