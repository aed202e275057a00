/** Letters and symbols that look like nothing: Hangul fillers, the empty Braille cell, Khmer inherent vowels. */
const blankLooking = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/g;

/** Controls, soft hyphens, zero-width and bidi marks, tags, private use, lone surrogates. */
const invisible =
  /[^\P{Cc}\n\t]|\u034f|[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Co}|\p{Cs}/gu;

/** Joins the pieces of an emoji; elsewhere it is a copying artefact. */
const needlessJoiner =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** A no-break space joins number and unit ("5 kg", "R$ 5,00"); elsewhere it is a copying artefact. */
const needlessHardSpace = /(?<![\d$º°§])\u00a0(?![\d%])/g;

/** Of one letter, after composition: no orthography has more than two. */
const stackedAccents = /(\p{M}{2})\p{M}+/gu;

/** Excel's escapes of control characters. */
const excelEscape = /_x00(?:0[0-9A-Fa-f]|1[0-9A-Fa-f])_/g;

const wideSpaces = /[\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const apostrophes = /(?<=\p{L})[´`‘’′ʼ＇](?=\p{L})/gu;

/**
 * A text as a person reads it, from any door (forms, callables, cells, statements): NFC, "\n", no invisible characters, plain
 * spaces, ligatures as letters. What is visible stays: signs are compared by `foldedText`, never changed.
 */
export function cleanText(text: string): string {
  return text
    .replace(excelEscape, (found) => (/_x000[AaDd]_/.test(found) ? "\n" : ""))
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(blankLooking, " ")
    .replace(invisible, "")
    .replace(needlessJoiner, "")
    .replace(wideSpaces, " ")
    .replace(needlessHardSpace, " ")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
    .normalize("NFC")
    .replace(stackedAccents, "$1");
}

/** A name, a title or a cell: clean, in one line, with one kind of apostrophe. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim().replace(apostrophes, "'");
}

/** As cleanText, for every text in a call's data except passwords, which are never displayed. */
export function cleanFields(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanFields);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, /password/i.test(name) ? each : cleanFields(each)]),
  );
}
