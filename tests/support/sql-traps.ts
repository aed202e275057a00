const WORD_INDEXES =
  /\b(?:question_search|question_filter|question_ranks|user_search|school_people_words|material_words|list_words|list_ranks)\b/i;
/** Operators that give another result for a REAL than for an INTEGER: 7/2.0 is 3.5, and 2.0 as text is "2.0". */
const INTEGER_OPERATORS = /^(?:\/|%|<<|>>|&|\||\|\|)$/;
const TOKENS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|[A-Za-z_][\w.]*|\d+|<<|>>|\|\||->>?|<=|>=|<>|[^\s\w]/g;

/** A bound value in a statement: the functions around it, innermost first, and the words around it. */
type Place = { functions: readonly string[]; before: readonly string[]; after: readonly string[] };

/** The places of the bound values, in their order. */
function placesIn(sql: string): Place[] {
  const tokens = [...sql.matchAll(TOKENS)].map(([token]) => token).filter((token) => !token.startsWith("--"));
  const open: string[] = [];
  const places: Place[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token === "(") open.unshift((tokens[index - 1] ?? "").toLowerCase());
    else if (token === ")") open.shift();
    else if (token === "?")
      places.push({
        functions: [...open],
        before: tokens.slice(Math.max(0, index - 3), index).reverse(),
        after: tokens.slice(index + 1, index + 3),
      });
  }
  return places;
}

function trapOf({ functions, before, after }: Place, ofWords: boolean): string | null {
  const [caller = ""] = functions;
  if (caller === "cast") return null;
  if (/^json_(?!each|extract|array_length)/.test(caller)) return "a number goes into JSON as 1.0";
  if ([before[0], after[0]].some((token) => INTEGER_OPERATORS.test(token ?? "")))
    return "a number is divided, shifted or joined as REAL";
  const bound = before.slice(1).find((token) => /^(?:\w+\.)?rowid$/i.test(token));
  if (ofWords && bound && /^(?:[<>]=?|=|BETWEEN|AND)$/i.test(before[0] ?? ""))
    return "FTS5 ignores a bound that is REAL and reads everything";
  return null;
}

/**
 * Numbers that are bound where REAL is not as good as INTEGER: JavaScript's numbers arrive as REAL. `numbers`: the
 * indexes of the values that are numbers.
 */
export function realNumbersIn(sql: string, numbers: ReadonlySet<number>): string[] {
  const ofWords = WORD_INDEXES.test(sql);
  return placesIn(sql).flatMap((place, index) => {
    const trap = numbers.has(index) ? trapOf(place, ofWords) : null;
    return trap ? [`${trap}, write CAST(? AS INTEGER) (value ${index + 1}): ${shortened(sql)}`] : [];
  });
}

/** Lists passed as JSON that the plan reads as a filter, or once for each row of a table (docs/data-model.md). */
export function lostListsIn(sql: string, plan: readonly string[]): string[] {
  const traps: string[] = [];
  for (const [, column = ""] of sql.matchAll(/([\w.]+) IN \(\s*SELECT value FROM json_each\(\?\)\s*\)/gi)) {
    const name = column.split(".").at(-1) ?? "";
    const keyed = plan.some((step) =>
      new RegExp(`\\b(?:${name}|rowid)=\\?|VIRTUAL TABLE INDEX 0:=`).test(step),
    );
    if (!keyed) traps.push(`no index is entered by ${column}, write "+other = ?"`);
  }
  if (/^UPDATE\b.*\bFROM json_each\b/is.test(outermost(sql)) && /^SEARCH/.test(plan[0] ?? ""))
    traps.push("the table is the outer loop, wrap json_each in (SELECT … LIMIT n)");
  return traps.map((trap) => `${trap}: ${shortened(sql)}`);
}

/** A statement without the text in brackets, except the names of the functions. */
function outermost(sql: string): string {
  let rest = sql.trim();
  for (let before = ""; rest !== before; ) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, "");
  }
  return rest;
}

function shortened(sql: string): string {
  return sql.replace(/\s+/g, " ").slice(0, 300);
}
