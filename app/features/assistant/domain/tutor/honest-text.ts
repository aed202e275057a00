import type { LeakFinder } from "../guard/leak-finder.ts";
import { sentencesOf } from "../sentences.ts";

/** The sentences before the first that reveals something of the answer. */
export function honestStart(text: string | null, tells: LeakFinder): string {
  let said = "";
  for (const sentence of sentencesOf(text ?? "")) {
    if (tells(sentence, said)) break;
    said += sentence;
  }
  const whole = said.trim();
  return /[:;]$/.test(whole) ? sentencesOf(whole).slice(0, -1).join("").trim() : whole;
}

/** As many of its first sentences as a step needs. */
export function firstOf(text: string): string {
  const [first = "", second = ""] = sentencesOf(text);
  const start = first.length > 160 ? first : first + second;
  // "Somando:" and its formula.
  return /:\s*$/.test(start) ? text : start.trim();
}

/** Paragraphs that reveal nothing even when joined. */
export function honestTogether(paragraphs: readonly string[], tells: LeakFinder): string[] {
  let said = "";
  return paragraphs.filter((paragraph) => {
    let before = said;
    for (const sentence of sentencesOf(`${paragraph}\n\n`)) {
      if (tells(sentence, before)) return false;
      before += sentence;
    }
    said = before;
    return true;
  });
}

/** Paragraphs; a displayed formula belongs to the one before it. */
export function paragraphsOf(text: string): string[] {
  const found: string[] = [];
  for (const block of text.split(/\n[ \t]*\n/).map((each) => each.trim())) {
    const last = found.at(-1);
    if (last !== undefined && (block.startsWith("$$") || /[:=]$/.test(last)))
      found[found.length - 1] = `${last}\n\n${block}`;
    else if (block) found.push(block);
  }
  return found;
}

/** The steps of a solution before the one that reveals the answer. */
export function honestSteps(solution: string | null, tells: LeakFinder): string[] {
  const steps: string[] = [];
  for (const paragraph of paragraphsOf(solution ?? "")) {
    const honest = honestStart(paragraph, tells);
    if (honest.length > 20) steps.push(honest);
    if (honest.length < paragraph.length - 1) break;
  }
  return steps;
}
