const hardSpace = "\u00a0";
/** "250 000": a number, not two. */
const thousands = /(?<=(?<!\d)\d{1,3}|\u00a0\d{3}) (?=\d{3}(?!\d))/g;
const money = /(R\\?\$) (?=\d)/g;
const unitSign =
  "(?:[kmcdn]?m|[kmμ]?g|[mμ]?L|h|s|min|[kM]?W|[kM]?Wh|[km]?V|m?A|k?J|K|N|[kM]?Hz|Pa|kPa|mol|ha|[°º]C?)";
const withUnit = new RegExp(`(?<=\\d) (?=${unitSign}(?![\\p{L}\\p{N}]))`, "gu");

/** Spaces that must not break, so that no line ends between the parts of a number, or between it and its unit. */
export function keepTogether(text: string): string {
  return text.replace(thousands, hardSpace).replace(money, `$1${hardSpace}`).replace(withUnit, hardSpace);
}
