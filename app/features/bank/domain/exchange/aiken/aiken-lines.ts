export type Line = { number: number; text: string };
export type AikenAlternative = Line & { letter: string; style: string };

const alternative = /^\s{0,6}(\(?)([A-Za-z])\s?([.):]|-(?=\s)|–(?=\s))\s*(.*)$/;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export function alternativeOf({ number, text }: Line): AikenAlternative | null {
  const [found, open = "", letter = "", close = "", rest = ""] = alternative.exec(text) ?? [];
  if (!found) return null;
  const style = open + close + (letter === letter.toUpperCase() ? "A" : "a");
  return { number, text: rest, letter: letter.toUpperCase(), style };
}

const words = "ANSWER|ANS|RESPOSTA|RESP|GABARITO|GAB|CORRETA|CORRETO|CERTA";
const named = new RegExp(`^\\s*(?:${words})\\b\\.?(?:\\s+[\\p{L}]+){0,2}\\s*[:=.–—-]\\s*(.*)$`, "iu");
const bare = new RegExp(
  `^\\s*(?:${words}|R)\\b[\\s:.=–—-]*(?:(?:certa|correta|correto|é|e|a|letra|alternativa|op[cç][aã]o|item|is|the)\\b[\\s:.=–—-]*)*[("'“[]?([A-Za-z])[)"'”\\].]*\\s*$`,
  "iu",
);
/** "letra C", "(C)", "C.", "alternativa c": what is said of a letter beside it. */
const around = /^(?:(?:a|o|é|letra|alternativa|op[cç][aã]o|item)\b[\s:.-]*)*[("'“[]?([A-Za-z])[)"'”\].]*$/iu;

/** The answer that a line gives, its letter where it is one; null for any other line. */
export function givenAnswer(text: string): string | null {
  const [, letter] = bare.exec(text) ?? [];
  if (letter) return letter;
  const [, given] = named.exec(text) ?? [];
  return given === undefined ? null : (around.exec(given.trim())?.[1] ?? given.trim());
}

export type Run = { start: number; at: number[]; found: AikenAlternative[] };

/** Alternatives of one style from `start` on, A, B, C…; `at`: their lines. */
function runFrom(lines: readonly Line[], start: number): Run {
  const run: Run = { start, at: [], found: [] };
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index];
    const read = line && alternativeOf(line);
    const [first] = run.found;
    if (!read || read.letter !== letters[run.found.length] || (first && first.style !== read.style)) continue;
    run.found.push(read);
    run.at.push(index);
  }
  return run;
}

/** The runs of alternatives of a block, in order: "A. Einstein" before "A) um" is no run, two runs are two questions. */
export function runsOf(lines: readonly Line[]): Run[] {
  const starts = lines.flatMap((line, index) => (alternativeOf(line)?.letter === "A" ? [index] : []));
  const runs: Run[] = [];
  for (const start of starts) {
    const end = starts.find((other) => other > start && styleAt(lines, other) === styleAt(lines, start));
    const run = runFrom(lines.slice(0, end ?? lines.length), start);
    const last = runs.at(-1);
    const isInside = last && start < (last.at.at(-1) ?? 0);
    if (!isInside || run.found.length > last.found.length) {
      if (isInside || (last && last.found.length < 2)) runs.pop();
      runs.push(run);
    }
  }
  const whole = runs.filter(({ found }) => found.length > 1);
  return whole.length > 0 ? whole : runs.slice(-1);
}

function styleAt(lines: readonly Line[], index: number): string | undefined {
  const line = lines[index];
  return line && alternativeOf(line)?.style;
}
