import { markedLetters } from "#app/features/bank/domain/answers/answer-forms.ts";
import {
  rungsOf,
  type SolutionParts,
  solutionParts,
} from "#app/features/bank/domain/written/solution-parts.ts";
import { fold } from "#app/platform/text/normalize.ts";
import { rootsOf } from "#app/platform/text/text-words.ts";
import type { LeakFinder } from "../guard/leak-finder.ts";
import { subjectRoots } from "../theory/theory-words.ts";
import type { TutorAnswer, TutorAsk, TutorQuestion } from "../tutor-material.ts";
import { honestStart } from "./honest-text.ts";

/** What is written for a question in rungs and steps. */
export type Written = SolutionParts & { idea: string; rungs: string[] };

/** Null: the question has no hints in rungs, or no solution in steps. */
export function writtenOf({ explanation, hint, solution }: TutorQuestion): Written | null {
  const parts = solution === null ? null : solutionParts(solution);
  const rungs = hint === null ? [] : rungsOf(hint);
  return parts && rungs.length > 1 ? { ...parts, idea: explanation ?? "", rungs } : null;
}

const figures =
  /\b(?:figura|grafico|imagem|tabela|mapa|desenho|foto|esquema|charge|tirinha|cartaz|quadro)s?\b/;
/** These may mean any of them. */
const anyFigure = /\b(?:figura|imagem|desenho)s?\b/;
/** Least share of a question's telling words that a step has. */
const SHARE = 0.5;

/** Of folded words. */
export const wantsAnswer =
  /(?:resposta|gabarito|letra|alternativa (?:certa|correta)|qual (?:e )?a (?:certa|correta)|marc[ao]r?|answer|respuesta)/;
const refusal = "A conclusão só aparece depois da sua primeira tentativa. Até lá, um passo de cada vez.";
const unmatched = "Não achei na resolução um passo sobre isso.";
const ended =
  "As dicas desta questão já estão acima. Marque a alternativa que parecer melhor: depois da sua resposta, a resolução abre inteira, passo a passo.";

function saidBefore({ before }: TutorAsk): string {
  return before.flatMap(({ from, text }) => (from === "assistant" ? [text] : [])).join("\n");
}

/** Letters with digits ("3q", "2x") and numbers: what a doubt about a calculation quotes. */
function quotedIn(words: string): string[] {
  return words.match(/\d+[a-z]+|[a-z]+\d+|\d{2,}/gi) ?? [];
}

/** The step that a doubt is about: by its number, by what it quotes, by the figure, or by its words. -1: none. */
export function stepAbout(words: string, steps: readonly string[]): number {
  if (wantsMore(fold(words))) return -1;
  const [, number] = /passo\s+(\d)/i.exec(words) ?? [];
  if (number && Number(number) <= steps.length) return Number(number) - 1;
  const bare = steps.map((step) => fold(step).replace(/[\s{}\\]/g, ""));
  const quoted = quotedIn(fold(words)).find((each) => bare.some((step) => step.includes(each)));
  if (quoted) return bare.findIndex((step) => step.includes(quoted));
  const wanted = subjectRoots(words);
  const scores = steps.map((step) => {
    const own = new Set(rootsOf(step));
    return [...wanted].filter((root) => own.has(root)).length;
  });
  const best = Math.max(0, ...scores);
  if (best > 0 && best / wanted.size >= SHARE) return scores.indexOf(best);
  return stepOfFigure(fold(words), steps);
}

function stepOfFigure(words: string, steps: readonly string[]): number {
  const [named] = figures.exec(words) ?? [];
  if (named === undefined) return -1;
  return steps.findIndex((step) =>
    anyFigure.test(named) ? figures.test(fold(step)) : fold(step).includes(named),
  );
}

function wantsMore(folded: string): boolean {
  return /\b(?:dica|proxim|continu)/.test(folded);
}

/** Without its number: that may be an alternative's value. */
function rungNamed(rung: string): string {
  return `**Dica.** ${rung}`;
}

function nextRung({ rungs }: Written, said: string): string {
  const rung = rungs.find((each) => !said.includes(each));
  if (rung !== undefined) return rungNamed(rung);
  return said.includes(ended) ? "" : ended;
}

/** What a doubt in the person's own words gets before the answer: the step's why without its result, or the next rung. */
function doubtBefore(ask: TutorAsk, written: Written, tells: LeakFinder): string[] {
  const said = saidBefore(ask);
  if (wantsAnswer.test(fold(ask.words)))
    return [said.includes(refusal) ? "" : refusal, nextRung(written, said)];
  const step = honestStart(written.steps[stepAbout(ask.words, written.steps)] ?? "", tells);
  if (step !== "" && !said.includes(step))
    return [step, "Com isso, tente seguir. Se travar de novo, diga onde."];
  const isOpen = subjectRoots(ask.words).size === 0 || wantsMore(fold(ask.words));
  return [isOpen || said.includes(unmatched) ? "" : unmatched, nextRung(written, said)];
}

/** Rung by rung; `given`: what the statement gives, `check`: how a result is checked. */
export function writtenBefore(
  ask: TutorAsk,
  written: Written,
  { given, check, tells }: { given: string; check: string; tells: LeakFinder },
): string[] {
  const said = saidBefore(ask);
  const idea = said.includes(written.idea) ? "" : `**O que a questão pede.** ${written.idea}`;
  if (ask.prompt === null) return doubtBefore(ask, written, tells);
  if (ask.prompt === 0) return [idea, given, `**Como conferir.** ${check}`];
  if (ask.prompt === 1) return [nextRung(written, said), "Tente com isso. Se travar, peça outra."];
  const rungs = written.rungs.filter((rung) => !said.includes(rung)).slice(0, 2);
  const next = rungs.length > 0 ? rungs.map(rungNamed) : [nextRung(written, said)];
  return [
    idea,
    ...next,
    "O passo seguinte fica com você. Escreva o que fez até aqui, ou peça a próxima dica.",
  ];
}

/** The step where a wrong path leaves the right one: the one that speaks most of what the remark does. */
function stepApart(remark: string, steps: readonly string[]): number {
  const wanted = new Set(rootsOf(remark));
  const scores = steps.map((step) => new Set(rootsOf(step).filter((root) => wanted.has(root))).size);
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

const numbered = (steps: readonly string[]) => steps.map((step, at) => `**Passo ${at + 1}.** ${step}`);

/** The mistake behind the person's own answer, the step where the ways part, and what to read; the steps where wanted. */
export function writtenAfter(
  ask: TutorAsk,
  written: Written,
  { answer, verdict, more }: { answer: TutorAnswer; verdict: string[]; more: string[] },
): string[] {
  const said = saidBefore(ask);
  const steps = numbered(written.steps);
  const fresh = (paragraphs: readonly string[]) =>
    paragraphs.filter((each) => each !== "" && !said.includes(each));
  if (ask.prompt === null && ask.words !== "") {
    const about = steps[stepAbout(ask.words, written.steps)];
    if (about && !said.includes(about)) return [about];
    const rest = fresh(steps);
    const known = about
      ? "Esse passo já está acima."
      : `${unmatched} Diga o número do passo em que você travou.`;
    return rest.length > 0 ? [known, ...rest.slice(0, 1)] : [known];
  }
  const own = written.remarks.find(({ letter }) => markedLetters(answer.marked).includes(letter));
  const at = own ? stepApart(own.text, written.steps) : 0;
  const apart = own ? [`É aqui que os caminhos se separam. ${steps[at] ?? ""}`] : [];
  const wanted = ask.prompt === 2 || !own ? steps : apart;
  const paragraphs = fresh([
    ...verdict,
    own ? `${own.text}` : "",
    ask.prompt === 0 ? written.idea : "",
    ...wanted,
    written.concept ? `Para rever: [${written.concept.title}](${written.concept.address}).` : "",
    ...more,
  ]);
  return paragraphs.length > 0
    ? paragraphs
    : ["Tudo o que a resolução traz já está acima. Diga em que passo você travou."];
}
