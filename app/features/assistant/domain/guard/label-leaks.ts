import { fold } from "#app/platform/text/normalize.ts";
import { excludesSome, pointsAtAnswer } from "./cue-words.ts";
import { namesPosition } from "./position-leaks.ts";

/** Letters that occur alone in a text (symbols, points), with the word before: "ponto C". */
export type StandingLetters = { letters: ReadonlySet<string>; pairs: ReadonlySet<string> };

type Mention = {
  letter: string;
  at: number;
  before: string;
  after: string;
  previous: string;
  next: string;
  inFormula: boolean;
  alone: boolean;
};

const letterAlone = /(?<![\p{L}\p{N}_\\'’])([A-Ea-e])(?![\p{L}\p{N}'’])/gu;

function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(letterAlone)].map((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + 1);
    return {
      letter: match[0],
      at: match.index,
      before,
      after,
      previous: fold(/(\p{L}+)[^\p{L}]*$/u.exec(before)?.[1] ?? ""),
      next: fold(/^[^\p{L}\n.!?;:,)]*?(\p{L}+)/u.exec(after)?.[1] ?? ""),
      inFormula: (before.match(/\$/g)?.length ?? 0) % 2 === 1,
      alone: /\$\s*$/.test(before) && /^\s*\$/.test(after),
    };
  });
}

export function standingLetters(text: string): StandingLetters {
  const mentions = mentionsIn(text).filter(
    ({ letter, previous }) => !/[ae]/.test(letter) && (previous.length > 2 || everyday.test(previous)),
  );
  return {
    letters: new Set(mentions.map(({ letter }) => letter)),
    pairs: new Set(mentions.map(({ letter, previous }) => `${previous} ${letter}`)),
  };
}

const labelWord =
  "letra|alternativa|op[cç][aã]o|opci[oó]n|gabarito|resposta|respuesta|answer|option|choice|letter|proposi[cç][aã]o|afirmativa|assertiva|correta|certa|correcta|marque|assinale|escolha|chute|pick|choose|elige|item|literal";
const cueBefore = new RegExp(
  `(?:${labelWord})\\s*(?:correta|certa|right|correct|final|dela|é|e|es|is|seria|ser[aá])?\\s*(?:[:=>-]+)?\\s*(?:(?:é|es|is|seria)\\s+)?(?:(?:a|la|the|o|na|de)\\s+)?(?:letra\\s+)?["'“‘(\\[$\\s]*$`,
  "iu",
);
const verbs =
  /^(?:e|es|is|esta|estao|seria|sera|foi|era|parece|diz|afirma|fala|erra|acerta|serve|vale|responde|confunde|nao|sim|ou|de|correta|certa|errada|correto|certo|errado|mesmo|cai|sai|combina|fecha|bate)$/;

/** A lone "a" or "e" is an article or a conjunction unless it ends something, or something is said of it. */
function isNamed({ after, next }: Mention): boolean {
  return /^\s*(?:[.!?;:,)\]"'”’$/]|-|$)/u.test(after) || verbs.test(next);
}

const everyday = /^(?:vitaminas?|hepatites?|tipo|complexo|classe|influenza)$/;
const titled =
  /^\.\s(?:Pedro|João|Maria|Manuel|Miguel|Isabel|Sebastião|Leopoldina|Henrique|Casmurro|Quixote)(?!\p{L})/u;

function isSymbol(mention: Mention, known: StandingLetters, pointed: boolean): boolean {
  const { letter, before, previous, inFormula, alone, after } = mention;
  if (
    everyday.test(previous) ||
    (letter === "C" && /\d\s*°?\s*$|(?:em|para|graus|escala|de)\s+°\s*$/.test(before))
  )
    return !pointed;
  if (letter === "D" && titled.test(after)) return true;
  if (inFormula && !alone) return true;
  if (pointed) return false;
  if (alone && previous.length > 2) return true;
  return known.pairs.has(`${previous} ${letter}`);
}

function startsSentence(before: string): boolean {
  return /(?:^|[.!?:;\n"“(•-])\s*$/u.test(before);
}

function isArticle(mention: Mention, pointed: boolean): boolean {
  if (mention.letter === "E" && /^\s+\p{Lu}/u.test(mention.after)) return false;
  if (startsSentence(mention.before) || /[“"'‘«]\s*$/.test(mention.before))
    return (
      !isNamed(mention) ||
      (mention.letter === "E" &&
        !pointed &&
        /^(?:,\s+\p{Ll}|\s+(?:é|não|se|de|ou)\s)/u.test(mention.after) &&
        mention.after.length > 12)
    );
  return false;
}

function isLabel(mention: Mention, known: StandingLetters, pointed: boolean): boolean {
  const { letter, before, after, inFormula, alone } = mention;
  if (!/[\p{L}\d]/u.test(before + after)) return true;
  if (/[aebcd]/.test(letter) && /(?:^|\s|(?:^|[^\p{L}])\()$/u.test(before) && /^\)/.test(after) && !inFormula)
    return true;
  if (/[ae]/.test(letter)) {
    if (inFormula && !alone) return false;
    return cueBefore.test(before) && isNamed(mention);
  }
  if (cueBefore.test(before) && /[A-D]/.test(letter) && !isArticle(mention, pointed)) return true;
  if (
    cueBefore.test(before) &&
    letter === "E" &&
    (isNamed(mention) || /letra|alternativa|op/i.test(before.slice(-16)))
  )
    return true;
  if (isSymbol(mention, known, pointed)) return false;
  return !(/[AE]/.test(letter) && isArticle(mention, pointed));
}

const letterNames =
  /(?:letra|alternativa|op[cç][aã]o|resposta|marque|é a)\s+["“']?(?:cê|bê|dê|á|ê|si|bi|di)(?!\p{L})/iu;

/** All labels side by side in their order ("A, B, C, D e E", "de A a E") single out none. */
function withoutEvenhanded(text: string, labels: readonly string[]): string {
  const [first = "", last = ""] = [labels[0], labels.at(-1)];
  const list = new RegExp(`(?<!\\p{L})${labels.join("(?:, ?| e | ou |, e | / ?|/)")}(?!\\p{L})`, "gu");
  return text
    .replace(list, "todas")
    .replace(new RegExp(`(?<!\\p{L})(?:de )?${first} a ${last}(?!\\p{L})`, "gu"), "todas");
}

const judgements =
  /(?<!\p{L})(?:cert[ao]s?|corret[ao]s?|verdadeir[ao]s?|procedem?|true|correct|verdader[ao])(?!\p{L})/u;
const opposites =
  /(?<!\p{L})(?:errad[ao]s?|incorret[ao]s?|fals[ao]s?|improcedentes?|equivocad[ao]s?|false|wrong)(?!\p{L})/u;

/** For "certo ou errado?" questions: one of the two words without the other. */
export function judgesItem(sentence: string): boolean {
  const folded = fold(sentence).replace(
    /(?<!\p{L})se (?:ele |ela |isso )?(?:est(?:a|ao)|e|for) \p{L}+(?: ou \p{L}+)?|(?:cert[ao]|corret[ao]|verdadeir[ao]|fals[ao]|errad[ao])s? (?:so )?se(?!\p{L})/gu,
    "",
  );
  return judgements.test(folded) !== opposites.test(folded);
}

/** Names an alternative by letter or place, whether right or wrong: withholding only the right one would reveal it. */
export function namesLabel(sentence: string, labels: readonly string[], known: StandingLetters): boolean {
  if (labels.length === 0) return false;
  const text = withoutEvenhanded(sentence.replace(/(?<!\p{L})[ad]\.\s?C\.?(?!\p{L})/gu, ""), labels);
  const pointed = pointsAtAnswer(text) || excludesSome(text);
  if (mentionsIn(text).some((mention) => isLabel(mention, known, pointed))) return true;
  if (letterNames.test(text)) return true;
  return namesPosition(fold(text), pointed, labels.length);
}

/** Propositions worth 01, 02, 04…: named by their value. */
export function namesProposition(sentence: string): boolean {
  return (
    /(?<![\d.,])0[1248](?![\d.,]\d|\d)/.test(sentence) ||
    (pointsAtAnswer(sentence) && /(?<![\d.,])16(?!\d)/.test(sentence))
  );
}
