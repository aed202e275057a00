import { limitBroken, portugueseNames, prepareFormula } from "./formula-source.ts";
import { type LatexReader, nextToken, optionalArgument, rawArgument } from "./latex-reader.ts";

const fractions = new Set(["frac", "dfrac", "tfrac", "cfrac"]);
/** Commands whose first argument has no text: a length, colour or environment. */
const silent = new Set([
  "begin",
  "end",
  "color",
  "textcolor",
  "colorbox",
  "hspace",
  "vspace",
  "kern",
  "rule",
  "phantom",
  "vphantom",
  "hphantom",
]);
const namedOperators = new Set([
  "cos",
  "sec",
  "log",
  "ln",
  "lg",
  "exp",
  "lim",
  "limsup",
  "liminf",
  "max",
  "min",
  "sup",
  "inf",
  "det",
  "dim",
  "ker",
  "deg",
  "arg",
  "mod",
  "bmod",
  "pmod",
  "arccos",
  "cosh",
]);
const superscripts: ReadonlyMap<string, string> = new Map(
  "0⁰ 1¹ 2² 3³ 4⁴ 5⁵ 6⁶ 7⁷ 8⁸ 9⁹ +⁺ -⁻ −⁻ =⁼ (⁽ )⁾ nⁿ ′′ °°"
    .split(" ")
    .map(([from = "", to = ""]): [string, string] => [from, to]),
);

function argument(reader: LatexReader): string {
  return say(rawArgument(reader));
}

function grouped(text: string): string {
  const inner = text.trim();
  return /^[\p{L}\p{N},.√π°′]*$/u.test(inner) ? inner : `(${inner})`;
}

function raised(text: string): string {
  const inner = text.trim();
  const letters = [...inner].map((letter) => superscripts.get(letter));
  if (letters.every((letter) => letter !== undefined)) return letters.join("");
  return letters.length === 1 ? `^${inner}` : `^(${inner})`;
}

function lowered(text: string): string {
  const inner = text.trim();
  return /^\d*$/.test(inner) ? inner : `_${grouped(inner)}`;
}

function chemistry(source: string): string {
  const arrows = source
    .replaceAll("<=>", " ⇌ ")
    .replaceAll("<->", " ↔ ")
    .replaceAll("->", " → ")
    .replaceAll("<-", " ← ");
  return arrows.replace(/\\[a-zA-Z]+/g, " ").replace(/[{}\\$_^]/g, "");
}

function sayCommand(name: string, reader: LatexReader): string {
  if (fractions.has(name)) {
    const above = grouped(argument(reader));
    return `${above}/${grouped(argument(reader))}`;
  }
  if (name === "sqrt") {
    const index = optionalArgument(reader);
    return `${index ? raised(say(index)) : ""}√${grouped(argument(reader))}`;
  }
  if (/^[dt]?binom$/.test(name)) return `(${argument(reader)} ${argument(reader)})`;
  if (name === "ce" || name === "pu") return chemistry(rawArgument(reader));
  if (silent.has(name.replace("*", ""))) {
    const environment = rawArgument(reader);
    if (name === "begin" && /^(?:array|alignedat)/.test(environment)) rawArgument(reader);
    return " ";
  }
  if (name === "quad" || name === "qquad") return " ";
  const operator = portugueseNames.get(name) ?? (namedOperators.has(name) ? name : undefined);
  if (operator) return ` ${operator} `;
  return latexSymbols.get(name) ?? "";
}

function sayToken(read: string, reader: LatexReader): string {
  if (/^\\[a-zA-Z]/.test(read)) return sayCommand(read.slice(1), reader);
  if (/^\\[{}%$#&_]/.test(read)) return read.slice(1);
  if (read.startsWith("\\")) return read === "\\!" ? "" : " ";
  if (read === "^") return raised(argument(reader));
  if (read === "_") return lowered(argument(reader));
  if (read === "{" || read === "}") return "";
  if (read === "~" || read === "&") return " ";
  return read === "'" ? "′" : read;
}

function say(source: string): string {
  const reader: LatexReader = { source, at: 0 };
  let said = "";
  while (reader.at < source.length) said += sayToken(nextToken(reader), reader);
  return said;
}

/** One line for search or descriptions: `\frac{a}{2}` is "a/2", `\sen^2 x` "sen ² x". Never a backslash. */
export function plainFormula(formula: string): string {
  const bare = (text: string) => text.replace(/[\\{}]/g, " ");
  const text = limitBroken(formula) ? bare(formula) : say(prepareFormula(formula));
  return text
    .replaceAll("\\", " ")
    .replace(/\s+/g, " ")
    .replace(/ ([²³⁰-⁹ⁿ⁻,.;)])/g, "$1")
    .trim();
}

/** LaTeX commands with a Unicode character, for text and search. */
const symbols = `
alpha α, beta β, gamma γ, delta δ, epsilon ε, varepsilon ε, zeta ζ, eta η, theta θ, vartheta θ, iota ι, kappa κ, lambda λ, mu μ, nu ν,
xi ξ, pi π, rho ρ, sigma σ, tau τ, upsilon υ, phi φ, varphi φ, chi χ, psi ψ, omega ω, Gamma Γ, Delta Δ, Theta Θ, Lambda Λ, Xi Ξ, Pi Π,
Sigma Σ, Phi Φ, Psi Ψ, Omega Ω, times ×, cdot ·, div ÷, pm ±, mp ∓, le ≤, leq ≤, leqslant ≤, ge ≥, geq ≥, geqslant ≥, ne ≠, neq ≠,
approx ≈, equiv ≡, cong ≅, sim ~, propto ∝, infty ∞, partial ∂, nabla ∇, int ∫, oint ∮, sum Σ, prod Π, to →, rightarrow →, longrightarrow →,
leftarrow ←, leftrightarrow ↔, Rightarrow ⇒, Leftrightarrow ⇔, iff ⇔, implies ⇒, in ∈, notin ∉, subset ⊂, subseteq ⊆, supset ⊃, cup ∪, cap ∩,
emptyset ∅, varnothing ∅, forall ∀, exists ∃, neg ¬, land ∧, lor ∨, wedge ∧, vee ∨, perp ⊥, parallel ∥, angle ∠, triangle △, circ °, degree °,
prime ′, ldots …, cdots …, dots …, vdots …, ddots …, ell ℓ, hbar ħ, lbrace {, rbrace }, mid |, vert |, lvert |, rvert |,
langle ⟨, rangle ⟩, star ⋆, ast *, bullet •, therefore ∴, because ∵, setminus ∖, lt <, gt >
`;

const latexSymbols: ReadonlyMap<string, string> = new Map(
  symbols
    .split(/,\s/)
    .map((entry) => entry.trim().split(" "))
    .map(([name = "", symbol = ""]): [string, string] => [name, symbol]),
);
