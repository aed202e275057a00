import { type FoldedText, spanOf, type TextSpan } from "./folded-text.ts";

const PROVIDER =
  "(?:g[\\s.-]?m[\\s.-]?a[\\s.-]?i[\\s.-]?l|gmeil|hot-?ma?il|outlook|yahoo|icloud|live|bol|uol|terra|proton(?:mail)?|msn)";
const AT = "\\s*(?:@|[([{<]\\s*(?:at|arroba|a)\\s*[)\\]}>]|\\barroba\\b|-at-)\\s*";
const DOT = "\\s*(?:\\.|[([{<]\\s*(?:dot|ponto|\\.)\\s*[)\\]}>]|\\bponto\\b|\\bdot\\b|\\bpt\\b|\u2022)\\s*";
const NAME = `[a-z\\d][\\w.+-]{0,63}(?:\\s(?:ponto|underline|underscore)\\s[\\w.+-]{1,40}){0,3}`;

const EMAILS = [
  new RegExp(
    `${NAME}${AT}[a-z\\d][\\w-]{0,62}(?:${DOT}[a-z\\d-]{2,20}){0,2}${DOT}(?:com|br|net|org|edu|gov|info|io|me|app|dev)\\b`,
    "g",
  ),
  new RegExp(
    `${NAME}(?:${AT}|\\s+(?:at|no|do|\u2022)\\s+|\\s?\u2022\\s?)${PROVIDER}\\b(?:${DOT}com)?(?:${DOT}br)?`,
    "g",
  ),
  new RegExp(`\\b[a-z][\\w.]{2,40}\\s+${PROVIDER}\\s*(?:${DOT}|\\s)\\s*com\\b(?:${DOT}br)?`, "g"),
  /(?<=\b(?:meu|minha|o|manda|mande)?\s?(?:e-?mail|gmail|hotmail|outlook)\s?(?:e|eh|:|=|-)\s?)[a-z][a-z.]*[\d_.][\w.]{1,40}/g,
];

/** Networks, also in disguise. */
const NETWORK =
  "(?:[i1!]n[s5$]t[a4@](?:gr[a4@]n?m)?|ins?ta|instagran|d[i1!]sc[o0]rd|t[e3]l[e3]gr[a4@]m|tik\\s?tok|sn[a4@]p(?:chat)?|twitter|facebook|kwai|twitch|threads|bereal|skype|roblox|ig|face|tt)";
const HANDLE = `[a-z\\d][\\w.]{1,31}(?:\\s(?:ponto|underline|underscore)\\s[\\w.]{1,31}){0,3}`;
/** A name that no word of a sentence looks like. */
const ODD_HANDLE = "(?=[\\w.]*[a-z])(?:[a-z\\d]+[._]+[\\w.]*[a-z\\d_]|[a-z]{2,}[._]?\\d[\\w.]*|_\\w{2,30})";
const MARK = "\\s*(?:@|\\barroba\\b|[([{<]\\s*(?:at|arroba|a)\\s*[)\\]}>])\\s*";

const HANDLES = [
  new RegExp(`(?<!\\w)${NETWORK}\\b[^\\n@]{0,24}?${MARK}${HANDLE}`, "g"),
  new RegExp(
    `(?<=\\b(?:meu|minha|no meu|o meu|pelo meu)\\s(?:perfil\\s(?:no|do)\\s)?${NETWORK}\\s?(?:e|eh|:|=|->|=>|-|;|ta|esta|fica|\u2022)?\\s?(?:o\\s)?)(?!(?:e|eh|nao|foi|caiu|ta|esta|fica|que|nem|com|para|pra|o|a)\\b)[\\w.]{3,32}`,
    "g",
  ),
  new RegExp(
    `(?<=\\bme\\s(?:segue|sigam|siga|add|adiciona|chama|procura|acha|encontra)\\s(?:la\\s)?(?:no|na|pelo|em)\\s(?:meu\\s)?${NETWORK}\\s?[:,-]?\\s?(?:como\\s)?)[\\w.]{3,32}`,
    "g",
  ),
  new RegExp(`(?<=(?<!\\w)${NETWORK}\\s?(?:e|eh|:|=|->|=>|-|;|\u2022)?\\s?)${ODD_HANDLE}`, "g"),
  new RegExp(
    `(?<=\\b(?:segue|sigam|siga|add|adiciona|procura)(?:\\s(?:eu|la|ai))?\\s?:?\\s?)(?:arroba\\s)?${ODD_HANDLE}`,
    "g",
  ),
  /(?<![\w.+@-])(?:@|[([{<]\s?(?:at|arroba)\s?[)\]}>])\s?(?=[\w.]*[a-z])[\w.]{3,32}/g,
  /\barroba\s(?=[\w.]*[\d_.]\w)[a-z][\w.]{2,32}/g,
  /(?<![\w#])(?!(?:questao|item|exercicio|pagina|ex|q|n|no|nota|aula|lista)#)[a-z][\w.]{2,31}#\d{4}(?!\d)/g,
];

/** Letters apart: "i n s t a", "a . n . a @ g m a i l". */
const LETTERS_APART = /(?<![\w@])[\w@](?:[\s._•:-]{1,3}[\w@.]){6,60}(?![\w@])/g;
const APART = new RegExp(`@|arroba|${PROVIDER}|insta|discord|telegram|tiktok`);

function matches(folded: FoldedText, pattern: RegExp): [start: number, end: number][] {
  return [...folded.text.matchAll(pattern)].map((found) => [found.index, found.index + found[0].length]);
}

export function findEmails(folded: FoldedText): TextSpan[] {
  return EMAILS.flatMap((pattern) => matches(folded, pattern)).map(([start, end]) =>
    spanOf(folded, start, end),
  );
}

/** `allowed`: first names that may be mentioned after an "@", folded. */
export function findHandles(folded: FoldedText, allowed: ReadonlySet<string>): TextSpan[] {
  const apart = matches(folded, LETTERS_APART).filter(([start, end]) => {
    return APART.test(folded.text.slice(start, end).replace(/[\s_•-]/g, ""));
  });
  const found = HANDLES.flatMap((pattern) => matches(folded, pattern)).filter(([start, end]) => {
    const mention = /^@([a-z]+)\.?$/.exec(folded.text.slice(start, end))?.[1];
    return mention === undefined || !allowed.has(mention);
  });
  return [...found, ...apart].map(([start, end]) => spanOf(folded, start, end));
}
