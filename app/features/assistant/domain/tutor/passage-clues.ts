import { commandOf, isSourceLine, passagesOf } from "#app/features/bank/domain/words/passages.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { fold } from "#app/platform/text/normalize.ts";
import { rootsOf } from "#app/platform/text/text-words.ts";
import type { LeakFinder } from "../guard/leak-finder.ts";
import type { TutorQuestion } from "../tutor-material.ts";

const MOST_TIMES = 4;
/** Connectives that mark a turn or a conclusion: the author's position is near. */
const turns =
  /(?<![\p{L}])(?:mas|porém|contudo|entretanto|no entanto|todavia|portanto|por isso|assim|ou seja|isto é|ao contrário|e sim|pelo contrário|apesar|embora|não é|não são|sobretudo)(?![\p{L}])/iu;

function sentencesIn(statement: string): string[] {
  const passages = passagesOf(statement.replace(/^\s*\|.*$|!\[[^\]]*\]\([^)]*\)/gm, ""));
  const asked = commandOf(passages);
  return passages
    .flatMap((passage) => passage.split(/(?<=[.!?…])\s+(?=\p{Lu})/u))
    .filter((each) => each.length > 40 && each.length < 320 && !asked.includes(each) && !isSourceLine(each));
}

/** The sentence of the statement with most words of the question, else one where the text states its position. */
export function keyPassage({ statement }: TutorQuestion, tells: LeakFinder): string {
  const wanted = new Set(rootsOf(commandOf(passagesOf(statement))));
  const scored = sentencesIn(statement)
    .filter((each) => !tells(each, ""))
    .map((each) => {
      const shared = new Set(rootsOf(each).filter((root) => wanted.has(root))).size;
      return { each, score: (shared > 1 ? 2 * shared : 0) + (turns.test(each) && each.length > 80 ? 1 : 0) };
    });
  // Of equals the last: a text concludes at its end.
  const best = scored.reduce((one, other) => (other.score >= one.score ? other : one), {
    each: "",
    score: 1,
  });
  return best.each;
}

/** "século XIX", "década de 1940", "1824": the statement's own marks of time, without those of its source. */
function timesIn(statement: string): string[] {
  const text = passagesOf(statement).join(" ");
  const found = text.match(
    /s[ée]culos? [IVX]+(?: (?:e|a|ao) [IVX]+)?|décadas? de \d{4}|(?<![\d.,])1[0-9]\d\d(?![\d.,]\d|\p{L})/giu,
  );
  return [...new Set(found ?? [])]
    .filter((each) => !/^1\d{3}$/.test(each) || Number(each) >= 1400)
    .slice(0, MOST_TIMES);
}

/** "ALBERT, B. Yanomami… 2007." → "Albert, B., em 2007". */
function speakerOf(statement: string): string {
  const line = statement
    .split("\n")
    .map((each) => plainText(each).trim())
    .find((each) => /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)*, \p{Lu}/u.test(each) && isSourceLine(each));
  const [, name, initials] = /^([\p{Lu}'’ -]+), ((?:\p{Lu}\. ?)+)/u.exec(line ?? "") ?? [];
  if (!name || !initials || !line) return "";
  const [year] = line.match(/\b(?:1[5-9]|20)\d\d\b/g)?.slice(-1) ?? [];
  const written = `${name.charAt(0)}${name.slice(1).toLowerCase()}, ${initials.trim()}`;
  return `O texto é de ${written}${year ? ` (edição de ${year})` : ""}.`;
}

const dated = new Set(["historia", "geografia", "filosofia", "sociologia", "literatura", "artes"]);

/** Who speaks and when, in subjects where that matters. */
export function placeInTime({ statement, subject }: TutorQuestion, tells: LeakFinder): string {
  if (!dated.has(fold(subject ?? ""))) return "";
  const times = timesIn(statement);
  const placed =
    times.length > 0
      ? `Marcos de tempo no enunciado: ${times.join(", ")}. Lembre o que acontecia então.`
      : "";
  return [speakerOf(statement), placed].filter((each) => each && !tells(each, "")).join(" ");
}
