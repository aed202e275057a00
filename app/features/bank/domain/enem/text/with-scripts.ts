/** Elements of exam formulas: two or more form a formula, or one of the gases below. */
const element =
  "(?:He|Li|Be|Ne|Na|Mg|Al|Si|Cl|Ar|Ca|Ti|Cr|Mn|Fe|Co|Ni|Cu|Zn|Br|Ag|Cd|Sn|Ba|Pt|Au|Hg|Pb|[HBCNOFPSKIU])";
const group = `(?:${element}\\d{0,2}|\\((?:${element}\\d{0,2}){1,6}\\)\\d{0,2})`;
const formula = new RegExp(
  `(?<![\\p{L}\\p{N}_/<>–−-])(?:${group}){1,16}[+−–-]?(?![\\p{L}\\p{N}+−–-]|/?>)`,
  "gu",
);
const gases = new Set(["H2", "N2", "O2", "O3", "Cl2"]);
/** Counts of 1 or above forty are no formula; nor are influenza types: H1N1, H3N2. */
const notChemistry = /(?<!\d)[01](?!\d)|[4-9]\d|^H\dN\d$/;
const ion = new RegExp(`^(${element})(\\d?)([+])$`);

const unit = "(?:[kmcd]?m|[kmμ]?g|[mμ]?L|s|h|t|J|K|mol|[°º]C)";
/** "9 g cm–3", "3 mol L-1", "m·s–2": after a number, "·" or another unit. */
const inverseUnit = new RegExp(
  `(?<=[\\d ·/](?:${unit}(?:[ ·]|(?=L)))?)(${unit})[–−-]([1-3])(?![\\p{L}\\p{N}]|[,.]\\d)`,
  "gu",
);
/** "25 m2", "kg/m3"; not a label m2 without a number. */
const powerOfUnit =
  /((?:\d |\/|\b(?:por|cada|(?:milh|bilh)ões de|millones de) )[kcdm]?m)([23])(?![\p{L}\p{N}]|[,.]\d)/gu;
/** "1,3 × 10–4" and "6,02 x 1023"; not pages. */
const inverseTen = /((?:×|\bx|(?<=\d)x) ?10)[–−-](\d{1,2})(?!\d)/g;
const powerOfTen = /(\d,\d{1,3} ?(?:×|x) ?10)([2-9]|[12]\d)(?![\d.,]*\d|%)/g;

const avogadro = /((?:×|x) ?10)(23)(?![\d.,]*\d)/g;
/** Ions with a bare sign: "Na+", "OH–". */
const bareIon = /(?<![\p{L}<>/])(Na|Li|Ag|Cl|Br|OH|H|K)([+−–])(?![\p{L}\p{N}+])/gu;

/** Electron shells: "5s25p6". */
const shells = /(?<![\p{L}\p{N}])(?:[1-7][spdf](?:1[0-4]|[1-9]))+(?![\p{L}\p{N}])/gu;

/** Restores superscripts and subscripts of formulas, units and powers of ten. */
export function withScripts(text: string): string {
  return text
    .replace(inverseTen, "$1<sup>−$2</sup>")
    .replace(powerOfTen, "$1<sup>$2</sup>")
    .replace(avogadro, "$1<sup>$2</sup>")
    .replace(inverseUnit, "$1<sup>−$2</sup>")
    .replace(powerOfUnit, "$1<sup>$2</sup>")
    .replace(shells, (each) => each.replace(/([spdf])(1[0-4]|[1-9])/g, "$1<sup>$2</sup>"))
    .replace(bareIon, (_, ion: string, sign: string) => `${ion}<sup>${minus(sign)}</sup>`)
    .replace(formula, substance);
}

/** "2 × 100" is a power of ten where another alternative has one: "2 × 10–1". */
export function withScriptsAmong(alternatives: readonly string[]): string[] {
  const arePowers = alternatives.some((text) => /10<sup>/.test(text));
  if (!arePowers) return [...alternatives];
  return alternatives.map((text) => text.replace(/((?:×|x) ?10)(\d{1,2})(?![\d.,]*\d)/g, "$1<sup>$2</sup>"));
}

function minus(sign: string): string {
  return sign.replace(/[–-]/, "−");
}

function substance(written: string): string {
  if (!/\d/.test(written)) return written;
  const [, symbol, charge = "", sign = ""] = ion.exec(written) ?? [];
  if (symbol && charge) return `${symbol}<sup>${charge}${sign}</sup>`;
  const [, body = written, end = ""] = /^(.*?)((?:(?<=\d)\d)?[+−–-])?$/.exec(written) ?? [];
  const bare = body.replace(/^\((.*)\)$/, "$1");
  const elements = bare.match(new RegExp(element, "g")) ?? [];
  if ((elements.length < 2 && !gases.has(bare)) || notChemistry.test(bare)) return written;
  const lowered = body.replace(/\d+/g, "<sub>$&</sub>");
  return end === "" ? lowered : `${lowered}<sup>${minus(end)}</sup>`;
}
