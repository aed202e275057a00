/** Grams a mole, as the track's statements round them. */
const ATOMS: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Al: 27,
  P: 31,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Mn: 55,
  Fe: 56,
  Zn: 65,
};

/** Atoms of a formula: "Ca3(PO4)2" has 3 Ca, 2 P and 8 O. */
export function atomsOf(formula: string): Map<string, number> {
  const flat = formula.replace(/\(([^()]*)\)(\d*)/g, (_, inside: string, times: string) =>
    inside.repeat(Number(times || 1)),
  );
  const counts = new Map<string, number>();
  for (const [, symbol = "", count] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g))
    counts.set(symbol, (counts.get(symbol) ?? 0) + Number(count || 1));
  return counts;
}

/** Grams a mole. Throws for an atom without one. */
export function molarMass(formula: string): number {
  let mass = 0;
  for (const [symbol, count] of atomsOf(formula)) {
    const each = ATOMS[symbol];
    if (each === undefined) throw new Error(`no mass of ${symbol}`);
    mass += each * count;
  }
  return mass;
}

type Side = readonly string[];
type Equation = { left: Side; right: Side };

function equationOf(text: string): Equation {
  const [left = "", right = ""] = text.split("->");
  const side = (each: string) => each.split("+").map((word) => word.trim());
  return { left: side(left), right: side(right) };
}

function isBalanced(
  { left, right }: Equation,
  counts: readonly number[],
  elements: Iterable<string>,
): boolean {
  const all = [...left, ...right];
  for (const element of elements) {
    let sum = 0;
    for (const [at, formula] of all.entries())
      sum += (at < left.length ? 1 : -1) * (counts[at] ?? 0) * (atomsOf(formula).get(element) ?? 0);
    if (sum !== 0) return false;
  }
  return true;
}

/** The smallest whole coefficients of "C4H10 + O2 -> CO2 + H2O", by formula; found by trying. */
export function balanced(text: string): Map<string, number> {
  const equation = equationOf(text);
  const all = [...equation.left, ...equation.right];
  const lastOf = new Map<string, number>();
  for (const [at, formula] of all.entries())
    for (const element of atomsOf(formula).keys()) lastOf.set(element, at);
  function tried(counts: number[]): number[] | null {
    if (counts.length === all.length) return counts;
    const settled = [...lastOf].filter(([, at]) => at === counts.length).map(([element]) => element);
    for (let count = 1; count <= 26; count += 1) {
      const longer = [...counts, count];
      const found = isBalanced(equation, longer, settled) ? tried(longer) : null;
      if (found) return found;
    }
    return null;
  }
  const found = tried([]);
  if (!found) throw new Error(`no coefficients for ${text}`);
  return new Map(all.map((formula, at) => [formula, found[at] ?? 0]));
}

/** Whether an equation written with coefficients has the same atoms on both sides. */
export function hasSameAtoms(text: string): boolean {
  const { left, right } = equationOf(text);
  const words = [...left, ...right];
  const counts = words.map((word) => Number(/^\d+ /.exec(word)?.[0] ?? 1));
  const plain = (side: Side) => side.map((word) => word.replace(/^\d+ /, ""));
  const elements = new Set(plain(words).flatMap((formula) => [...atomsOf(formula).keys()]));
  return isBalanced({ left: plain(left), right: plain(right) }, counts, elements);
}

/** Moles of one substance of a reaction by moles of another. */
export function molesBy(reaction: string, of: string, by: string, moles: number): number {
  const counts = balanced(reaction);
  return (moles * (counts.get(of) ?? Number.NaN)) / (counts.get(by) ?? Number.NaN);
}

/** Mass of one substance of a reaction by the mass of another, in the same unit. */
export function massBy(reaction: string, of: string, by: string, mass: number): number {
  return molesBy(reaction, of, by, mass / molarMass(by)) * molarMass(of);
}
