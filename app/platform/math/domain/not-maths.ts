const currency = /(?:^|[^\p{L}])(?:R|US|U|A|C|AU|CA|NZ|HK)$/u;

/** `R$ 5,00` and `US$10`: currency. `R$_1$` and `C$_2$H$_6$`: formulas. */
export function isPrice(source: string, at: number): boolean {
  return (
    currency.test(source.slice(Math.max(0, at - 4), at)) &&
    /^[\s\u00a0]?\d/.test(source.slice(at + 1, at + 3))
  );
}

/** "[As folhas ajudam]", or the text between two prices. */
export function isProse(formula: string): boolean {
  if (/^[\s.…]*$/.test(formula)) return true;
  return (
    !/[\\^_=+<>{}|]/.test(formula) &&
    /(?:^|\s)\p{L}{4,}(?=[\s.,;:!?]|$)/u.test(formula) &&
    /\S\s+\S/.test(formula)
  );
}

/** `\[…\]` also escapes bracketed remarks: "[adaptado]", "[1912]". */
export function isRemark(formula: string): boolean {
  return /^[\p{L}\p{M}\s.,;:'’"“”()…–-]*\p{L}{3}[\p{L}\p{M}\s.,;:'’"“”()…–-]*$|^\s*\d+\s*$/u.test(formula);
}
