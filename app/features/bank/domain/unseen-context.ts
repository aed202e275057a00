import { fold } from "#app/platform/text/normalize.ts";
import type { SubjectSlug } from "./catalogue/subjects.ts";
import type { AlternativeDraft, QuestionDraft } from "./draft.ts";
import { agents, pictured, quantities, saidBefore, storyVerbs } from "./reference-words.ts";

type ContextQuestion = Pick<QuestionDraft, "statement" | "subject"> & {
  alternatives: readonly AlternativeDraft[];
};

const reasonStart = "contexto que falta: ";

/** Languages and humanities speak about the picture itself ("Esse cartaz…"); these use it as data. */
const sciences: readonly SubjectSlug[] = ["matematica", "fisica", "quimica", "biologia"];

/** Longer statements include their context, even where the opening sounds like a continuation. */
const mostWords = 75;
/** A command of this length without a sentence before it has no room for its own data. */
const bareWords = 50;
const fewestData = 3;
const fewestVerses = 3;
const shownLetters = 60;

const picture = /!\[[^\]]{0,300}\]\([^)]{0,500}\)/g;
const table = /^\s*\|.*\|/m;
/** From here on a line says where its text is from. */
const sourceEnd = /[*_(]*(?:[Dd]ispon[ií]vel em|[Aa]cesso em)\b.*$/u;
const sourceLine =
  /\(adaptad[oa]\)|\(fragmento\)|^\p{Lu}[\p{Lu}’'-]{2,}[,.]? \p{Lu}|^T(?:EXTO|exto) [IVX\d]+$/u;
/** A longer one is a text with its source in one line. */
const sourceWords = 30;
/** What is left of a line before its address: a title, not a text. */
const titleWords = 7;
const aid = /^\(?(?:considere|use|utilize|adote|dados?|tome)\b[^.?]{0,80}(?:aproxima|mass[ao]s? mol|=|\d)/;
const article = "(?:[oa]s?|d[oa]s?|n[oa]s?|aos?|as|pel[oa]s?)";
const indefinite = "(?:um|uma|uns|umas|cada|certo|certa|determinad[oa]|algum|alguma)";

const demonstrative =
  /\b(?:[nd]?(?:ess|est)[ea]s?|[nd]aquel[ea]s?|tal|tais|disso|nisso|isso)\s+(?!que\b|qual\b|se\b|mesm|pag)([a-z0-9-]+)/g;
const ofThem = /\b(?:deles|delas)\b/;
const pointsBack = new RegExp(
  `\\b(?:${article}\\s+[a-z]+\\s+(?:${saidBefore})\\b|com base n[oa]s? (?:texto|informac|element|dado)|(?:segundo|conforme|de acordo com) [oa]s? (?:regra|norma|classificac|condic|informac)|(?:essa|esta)s? (?:informac|condic))`,
);
const definiteAgent = new RegExp(`\\b${article}\\s+(?:jovem\\s+)?(${agents})\\b`, "g");
const participle = new RegExp(`\\b${article}\\s+[a-z]{4,}\\s+[a-z]{3,}(?:ad|id)[oa]s?\\b`);
const story = new RegExp(`\\b(?:${storyVerbs})\\b`);
const asksQuantity = new RegExp(`^(?:[a-z ,]{0,40}\\b)?(?:${quantities})\\b`);
const introduces = new RegExp(
  `\\b${indefinite}\\s+(?!(?:${agents})\\b|valor|numero|quantidade|express|exemplo|mol\\b|litro|hora|metro)[a-z]`,
);
/** Words that continue a text: an order of events, an addition, a pronoun without its noun. */
const goesOn =
  /^(?:algum tempo depois|depois d|em seguida|apos (?:[oa]s? |ess|iss)|nessa|nesse|para [a-z]+ (?:[oa] )?(?:seu|sua)s? )/;
const chosenBefore = new RegExp(
  `\\b${article}\\s+[a-z]{4,}\\s+[a-z]{3,}(?:ad|id)[oa]s? dever(?:a|ao|ia|iam)\\b`,
);
const quotedNoun = /\b[oa]s? [a-z]+ (?:d[eoa] )?[“"][a-z]+[”"]/;
const rulesUnseen = /\bsegundo [oa]s? (?:regra|norma|condic)|\bno texto\b/;
/** A demonstrative this near the opening has no room for its noun before it. */
const openingLetters = 55;
const namesPicture = new RegExp(`\\b(?:${pictured})\\b`);
const namedFigure =
  /\b(?:n[oa]s?|pel[oa]|d[oa]s?|[oa]s?)\s+((?:grafico|tabela|quadro|figura|imagem|charge|tirinha|mapa|esquema|ilustracao|infografico|fotografia)s?)\s+(?:apresentad|mostrad|seguinte|a seguir|abaixo|acima|representad|ilustrad|indica\b|mostra\b)|\b(?:apresentad|mostrad|representad|ilustrad|registrad)[oa]s?\s+n[oa]s?\s+((?:grafico|tabela|quadro|figura|imagem|charge|tirinha|mapa|esquema)s?)\b/;

/** The reason to quarantine a question whose statement points to something that it does not contain; or null. */
export function contextReason(question: ContextQuestion): string | null {
  const phrase = unseenPhrase(question);
  return phrase === null
    ? null
    : `${reasonStart}o enunciado parte de algo que não mostra, em “${phrase.trim()}”`;
}

export function isContextReason(reason: string): boolean {
  return reason.startsWith(reasonStart);
}

/** As worded in the statement. */
function unseenPhrase({ statement, alternatives, subject }: ContextQuestion): string | null {
  const isShown = statement.search(picture) !== -1;
  const prose = proseOf(statement);
  if (prose.sentences.length === 0) return null;
  // Alternatives that are pictures contain the figure that the command names.
  const hasFigure = isShown || alternatives.some((each) => each.picture) || table.test(statement);
  const figure = hasFigure || prose.isVerse ? null : found(prose.whole, namedFigure);
  const phrase = figure ?? cutOff(prose);
  if (phrase !== null) return phrase;
  const isScience = sciences.includes(subject);
  const speaksOfPicture = isShown && !isScience;
  if (prose.words > mostWords || prose.isQuoted || prose.isVerse || speaksOfPicture) return null;
  return isScience && lacksIntroduction(statement, prose)
    ? shortened(prose.whole)
    : unresolved(prose, isShown);
}

/** The exam introduces its figures: an extraction that starts at one, and whose command names none, lost what stood before. */
function lacksIntroduction(statement: string, { whole, sentences, words }: Prose): boolean {
  const lines = statement.split("\n").map((line) => line.trim());
  const hasSource = lines.some((line) => withoutSource(line).join("") !== line);
  const isBare = sentences.length === 1 && words <= bareWords && !hasSource;
  return isBare && statement.trimStart().startsWith("![") && !namesPicture.test(plain(whole));
}

type Prose = { whole: string; sentences: string[]; words: number; isVerse: boolean; isQuoted: boolean };

/** Sentences without pictures, sources, and given constants. */
function proseOf(statement: string): Prose {
  const paragraphs = statement
    .replace(picture, "")
    .split(/\n+/)
    .map((line) => line.replace(/[*_\\]/g, "").trim())
    .flatMap(withoutSource)
    .filter((line) => line !== "");
  const told = paragraphs.filter((line) => !aid.test(plain(line)));
  const sentences = told
    .flatMap((line) => line.split(/(?<=[.!?…])\s+(?=[\p{Lu}“"(])/u))
    .filter((sentence) => !aid.test(plain(sentence)));
  const whole = paragraphs.join(" ");
  return {
    whole,
    sentences,
    words: sentences.join(" ").split(/\s+/).length,
    isVerse: (statement.match(/ {2,}\n/g) ?? []).length >= fewestVerses,
    isQuoted: /^[“"—–•-]/.test(told[0] ?? ""),
  };
}

function withoutSource(line: string): string[] {
  const text = line.replace(sourceEnd, "").trim();
  const count = text.split(/\s+/).length;
  if (text !== line && count <= titleWords) return [];
  return sourceLine.test(text) && count <= sourceWords ? [] : [text];
}

/** The text before is missing, so that the opening explains the letters of a formula ("onde x representa…"). */
function cutOff({ sentences: [opening = "", next = ""] }: Prose): string | null {
  const isFormula = /^[\p{L}()]{1,6} = /u.test(opening);
  const explains = [opening, isFormula ? next : ""].find((line) =>
    /^(?:onde|n[oa] qual|em que)\b/.test(line),
  );
  return explains === undefined ? null : shortened(explains);
}

function unresolved({ sentences }: Prose, isShown: boolean): string | null {
  const [opening = ""] = sentences;
  const line = plain(opening);
  const isBare = sentences.length === 1 && opening.split(/\s+/).length <= bareWords;
  const at =
    pointed(line, isBare, isShown) ??
    placeIn(line, chosenBefore) ??
    (isBare || story.test(line) ? agentIn(line) : null);
  if (at) return opening.slice(at.start, at.end);
  const continues = goesOn.test(line) || (isBare && (isShown ? rulesUnseen.test(line) : lacksData(line)));
  return continues ? shortened(opening) : null;
}

type Place = { start: number; end: number };

/** A demonstrative whose noun was not named before it. */
function pointed(line: string, isBare: boolean, shown: boolean): Place | null {
  for (const match of line.matchAll(demonstrative)) {
    const before = line.slice(0, match.index);
    const noun = match[1] ?? "";
    if (!isBare && before.length > openingLetters) break;
    if (before.includes(noun.slice(0, 5)) || introduces.test(before)) continue;
    if (shown && new RegExp(`^(?:${pictured})$`).test(noun)) continue;
    return placeOf(match);
  }
  return null;
}

function agentIn(line: string): Place | null {
  for (const match of line.matchAll(definiteAgent)) {
    const stem = (match[1] ?? "").slice(0, 5);
    if (new RegExp(`\\b${indefinite}\\s+(?:[a-z]+\\s+)?${stem}`).test(line.slice(0, match.index))) continue;
    return placeOf(match);
  }
  return null;
}

/** A command alone, without a picture: its premises were in a text before it. */
function lacksData(line: string): boolean {
  if (pointsBack.test(line) || ofThem.test(line) || quotedNoun.test(line)) return true;
  if (introduces.test(line)) return false;
  const data = line.match(/\d+/g) ?? [];
  return participle.test(line) || story.test(line) || (asksQuantity.test(line) && data.length < fewestData);
}

function placeIn(line: string, expression: RegExp): Place | null {
  const match = expression.exec(line);
  return match && placeOf(match);
}

function shortened(text: string): string {
  return text.length <= shownLetters ? text : `${text.slice(0, shownLetters).replace(/\s+\S*$/, "")}…`;
}

function found(text: string, expression: RegExp): string | null {
  const match = expression.exec(plain(text));
  return match ? text.slice(match.index, match.index + match[0].length) : null;
}

function placeOf(match: RegExpExecArray): Place {
  return { start: match.index, end: match.index + match[0].length };
}

/** Folded without a change of length, so that places stay; "está" would fold to the demonstrative "esta". */
function plain(text: string): string {
  const isVerb = text.replace(/\bestá/gi, "é   ");
  return [...isVerb.normalize("NFC")].map((letter) => fold(letter)[0] ?? letter).join("");
}
