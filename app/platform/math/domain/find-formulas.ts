/** `source` includes the delimiters. */
export type SourcePiece =
  | { kind: "text"; source: string }
  | { kind: "formula"; source: string; formula: string; display: boolean };

type Found = { end: number; formula: string; display: boolean };

/** Look-ahead past a dollar inside braces (`\text{custo de $x$}`). */
const nestedReach = 600;
function isEscaped(source: string, at: number): boolean {
  let backslashes = 0;
  while (source[at - 1 - backslashes] === "\\") backslashes += 1;
  return backslashes % 2 === 1;
}

/** Memo of one scan: stray delimiters cost one look each. */
type Known = {
  unpaired: Set<string>;
  paragraphEnd: number;
};

function paragraphEnd(source: string, at: number, known: Known): number {
  if (known.paragraphEnd > at) return known.paragraphEnd;
  const blank = /\n[ \t]*\n/g;
  blank.lastIndex = at;
  known.paragraphEnd = blank.exec(source)?.index ?? source.length;
  return known.paragraphEnd;
}

function nextDollar(source: string, from: number, limit: number): number {
  let at = source.indexOf("$", from);
  while (at !== -1 && at < limit && isEscaped(source, at)) at = source.indexOf("$", at + 1);
  return at === -1 || at >= limit ? -1 : at;
}

function dollarOutsideBraces(source: string, from: number, limit: number): number {
  let depth = 0;
  for (let at = from; at < Math.min(limit, from + nestedReach); at += 1) {
    const character = source[at];
    if (character === "\\") at += 1;
    else if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    else if (character === "$" && depth <= 0) return at;
  }
  return -1;
}

function hasOpenBrace(text: string): boolean {
  const bare = text.replace(/\\[\s\S]/g, "");
  return bare.split("{").length > bare.split("}").length;
}

/** `$…$`: no blanks inside the dollars, no digit right after, no price at either end. */
function inlineDollar(source: string, at: number, known: Known): Found | null {
  const next = source[at + 1];
  if (next === undefined || /\s/.test(next) || next === "$" || isPrice(source, at)) return null;
  const limit = paragraphEnd(source, at, known);
  let close = nextDollar(source, at + 1, limit);
  if (close !== -1 && hasOpenBrace(source.slice(at + 1, Math.min(close, at + nestedReach)))) {
    const outside = dollarOutsideBraces(source, at + 1, limit);
    close = outside === -1 ? close : outside;
  }
  if (
    close === -1 ||
    /\s/.test(source.charAt(close - 1)) ||
    /\d/.test(source.charAt(close + 1)) ||
    isPrice(source, close)
  )
    return null;
  const formula = source.slice(at + 1, close);
  return isProse(formula) ? null : { end: close + 1, formula, display: false };
}

function delimited(source: string, at: number, close: string, display: boolean): Found | null {
  let end = source.indexOf(close, at + 2);
  while (end !== -1 && isEscaped(source, end)) end = source.indexOf(close, end + 1);
  if (end === -1) return null;
  const formula = source.slice(at + 2, end);
  if (isProse(formula) || (close === "\\]" && isRemark(formula))) return null;
  return { end: end + close.length, formula, display };
}

/** Backticks: code without maths. */
function codeEnd(source: string, at: number): number {
  const ticks = source.slice(at, at + 40).replace(/[^`].*/s, "");
  let end = source.indexOf(ticks, at + ticks.length);
  while (end !== -1 && source[end + ticks.length] === "`")
    end = source.indexOf(ticks, end + ticks.length + 1);
  return end === -1 ? at + ticks.length : end + ticks.length;
}

function pairedFrom(source: string, at: number, close: string, display: boolean, known: Known): Found | null {
  if (known.unpaired.has(close)) return null;
  if (!source.includes(close, at + 2)) {
    known.unpaired.add(close);
    return null;
  }
  return delimited(source, at, close, display);
}

function formulaAt(source: string, at: number, known: Known): Found | null {
  if (source.startsWith("$$", at)) return pairedFrom(source, at, "$$", true, known);
  if (source[at] === "$") return inlineDollar(source, at, known);
  if (source.startsWith("\\(", at)) return pairedFrom(source, at, "\\)", false, known);
  return source.startsWith("\\[", at) ? pairedFrom(source, at, "\\]", true, known) : null;
}

/** The pieces' `source` joined equal the input. */
export function findFormulas(source: string): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  const known: Known = { unpaired: new Set(), paragraphEnd: 0 };
  const candidate = /[$`]|\\[\s\S]/g;
  let textStart = 0;
  for (let match = candidate.exec(source); match; match = candidate.exec(source)) {
    if (match[0] === "`") {
      candidate.lastIndex = codeEnd(source, match.index);
      continue;
    }
    const found = formulaAt(source, match.index, known);
    if (!found) {
      if (source.startsWith("$$", match.index)) candidate.lastIndex = match.index + 2;
      continue;
    }
    if (match.index > textStart) pieces.push({ kind: "text", source: source.slice(textStart, match.index) });
    const { end, formula, display } = found;
    pieces.push({ kind: "formula", source: source.slice(match.index, end), formula, display });
    candidate.lastIndex = end;
    textStart = end;
  }
  if (textStart < source.length) pieces.push({ kind: "text", source: source.slice(textStart) });
  return pieces;
}

const currency = /(?:^|[^\p{L}])(?:R|US|U|A|C|AU|CA|NZ|HK)$/u;

/** `R$ 5,00` and `US$10`: currency. `R$_1$` and `C$_2$H$_6$`: formulas. */
function isPrice(source: string, at: number): boolean {
  return (
    currency.test(source.slice(Math.max(0, at - 4), at)) &&
    /^[\s\u00a0]?\d/.test(source.slice(at + 1, at + 3))
  );
}

/** "[As folhas ajudam]", or the text between two prices. */
function isProse(formula: string): boolean {
  if (/^[\s.…]*$/.test(formula)) return true;
  return (
    !/[\\^_=+<>{}|]/.test(formula) &&
    /(?:^|\s)\p{L}{4,}(?=[\s.,;:!?]|$)/u.test(formula) &&
    /\S\s+\S/.test(formula)
  );
}

/** `\[…\]` also escapes bracketed remarks: "[adaptado]", "[1912]". */
function isRemark(formula: string): boolean {
  return /^[\p{L}\p{M}\s.,;:'’"“”()…–-]*\p{L}{3}[\p{L}\p{M}\s.,;:'’"“”()…–-]*$|^\s*\d+\s*$/u.test(formula);
}
