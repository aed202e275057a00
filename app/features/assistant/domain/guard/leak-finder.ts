import { lettersOf } from "#app/features/bank/domain/answers/answer-forms.ts";
import { words } from "#app/platform/text/normalize.ts";
import type { TutorKey, TutorQuestion } from "../tutor-material.ts";
import { canonicalText } from "./canonical-text.ts";
import {
  acrosticFinder,
  decodings,
  disguisedCues,
  disguises,
  hasEndlessToken,
  marksLetters,
  namesCode,
  speaksOfCodes,
  spellsCode,
} from "./coded-leaks.ts";
import { excludesSome, pointsAtAnswer } from "./cue-words.ts";
import { isForeign } from "./foreign-words.ts";
import { judgesItem, namesLabel, namesProposition, standingLetters } from "./label-leaks.ts";
import { numbersIn } from "./numbers-in.ts";
import { alternativeTexts, givesText } from "./text-leaks.ts";
import { givesValue, guardedValues } from "./value-leaks.ts";

/** Whether a sentence, given those already sent, reveals or excludes an alternative. */
export type LeakFinder = (sentence: string, before: string) => boolean;

/** "A resposta é…", "Gabarito:": what follows is the answer, however it is put. */
const states =
  /(?<!\p{L})(?:resposta|gabarito|soluç[aã]o final|resultado final)(?: certa| correta| final)?\s*(?:[:=]|(?:é|seria|será)\s*:|(?:é|seria|será)\s+(?!a que|aquela|o que|aquilo|um|uma|dada|obtida|só|sempre|pedida|outra|mais|menos|maior|menor))/iu;

/** Results that the solution ends with and the statement does not give: of questions without alternatives. */
function resultsOf({ solution, statement }: TutorQuestion): number[] {
  const last =
    canonicalText(solution ?? "")
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? "";
  const given = numbersIn(canonicalText(statement)).flatMap(({ values }) => values);
  return numbersIn(last)
    .flatMap(({ values }) => values)
    .filter((value) => !given.includes(value) && value > 3);
}

function answerValues(question: TutorQuestion, key: TutorKey | null): number[] {
  const stored = key?.value ? [Number(key.value)] : [];
  return question.alternatives.length > 0 ? stored : [...stored, ...resultsOf(question)];
}

/** The last two sentences that went out: a text is given over several. */
function recent(before: string): string {
  return before
    .slice(-400)
    .split(/(?<=[.!?:])\s+|\n+/)
    .slice(-5)
    .join(" ");
}

/** "3." before a sentence, where no "2." was: no list, but a number. */
function isStrayNumber(sentence: string, before: string): boolean {
  const number = Number(/^[^\p{L}\d]*([2-9])[.)]\s/u.exec(sentence)?.[1] ?? 1);
  return number > 1 && !new RegExp(`(?:^|\\n|[.!?:;]\\s)[^\\p{L}\\d]*${number - 1}[.)]\\s`, "u").test(before);
}

/**
 * Every alternative is guarded, not the right one alone: what is withheld then reveals nothing, and the key is needed
 * only for questions answered with a number.
 */
export function leakFinder(question: TutorQuestion, key: TutorKey | null): LeakFinder {
  const { kind, statement, alternatives } = question;
  const labels = lettersOf(kind, alternatives.length);
  const alternativesText = alternatives.map(({ text }) => text);
  const judged = kind === "right-wrong";
  const texts = alternativeTexts(statement, judged ? [] : alternativesText);
  const values = guardedValues(statement, judged ? [] : alternativesText, answerValues(question, key));
  const standing = standingLetters(canonicalText(statement));
  const known = new Set(words([statement, ...question.topics].join(" ")));
  const disguised = new Set([...disguisedCues(), ...disguises(texts.disguisable)]);
  const hidesAcrostic = acrosticFinder(texts.disguisable);

  function tellsPlainly(text: string, before: string): boolean {
    const opened = /:\s*$/.test(before) && pointsAtAnswer(recent(before));
    const pointed = opened || pointsAtAnswer(text) || excludesSome(text);
    if (states.test(text)) return true;
    if (namesLabel(text, labels, standing)) return true;
    if (judged && judgesItem(text)) return true;
    if (kind === "sum" && namesProposition(text)) return true;
    if (
      labels.length === 0 &&
      pointsAtAnswer(text) &&
      /resposta|resultado|gabarito|answer/i.test(text) &&
      numbersIn(text).some(({ values: each }) =>
        each.every((value) => value > 12 && !values.given.includes(value)),
      )
    )
      return true;
    return givesValue(values, text, pointed) || givesText(texts, text, { before: recent(before), pointed });
  }

  return (sentence, before) => {
    if (!sentence.trim()) return false;
    const text = canonicalText(sentence);
    if (isStrayNumber(text, before)) return true;
    if (tellsPlainly(text, canonicalText(before.slice(-600)))) return true;
    if (
      marksLetters(sentence, statement) ||
      namesCode(sentence, statement) ||
      hasEndlessToken(sentence) ||
      spellsCode(text)
    )
      return true;
    if (speaksOfCodes(text, statement) || isForeign(text, known)) return true;
    if (words(text).some((word) => disguised.has(word) && !known.has(word))) return true;
    if (decodings(text).some((each) => pointsAtAnswer(each) || tellsPlainly(canonicalText(each), "")))
      return true;
    return hidesAcrostic(`${before}${sentence}`);
  };
}
