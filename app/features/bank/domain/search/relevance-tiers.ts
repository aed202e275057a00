import type { QuestionOrigin } from "../question-heading.ts";
import { token } from "../words/search-tokens.ts";
import type { SearchFilters } from "./filters/search-filters.ts";
import { clauseExpression, clausesExpression, topicsExpression } from "./query/match-expression.ts";
import type { Clause } from "./search-words.ts";

/** Words this near to each other belong together: stems, small words not counted. */
const NEAR = 6;

/** `brief`: few tiers, for one list of many. */
type Tiered = { filters: SearchFilters; tokens: string; clauses: readonly Clause[]; brief: boolean };

/**
 * Real questions come before authored ones in a search for an exam or for topics alone, together with them in any other;
 * generated ones last.
 */
function originGroups(
  { institutions, years, origins }: SearchFilters,
  clauses: readonly Clause[] = [],
): QuestionOrigin[][] {
  const isExam = institutions.length > 0 || years.from !== null || years.to !== null;
  const isTopic = clauses.length > 0 && clauses.every(isConcept);
  const groups: QuestionOrigin[][] =
    isExam || isTopic ? [["exam"], ["authored"], ["generated"]] : [["exam", "authored"], ["generated"]];
  const asked = groups.map((group) => group.filter((each) => origins.length === 0 || origins.includes(each)));
  return asked.filter((group) => group.length > 0);
}

function originTokens(group: readonly QuestionOrigin[]): string {
  return `(${group.map((each) => `"${token.origin(each)}"`).join(" OR ")})`;
}

/** Without text: real exams first. */
export function filterTiers(filters: SearchFilters, tokens: string): string[] {
  const groups = originGroups({ ...filters, years: { from: 0, to: 0 } });
  return groups.length === 1 ? [tokens] : groups.map((group) => `${tokens} AND ${originTokens(group)}`);
}

function isConcept(clause: Clause): clause is Clause & { kind: "concept" } {
  return clause.kind === "concept";
}

function spoken(roots: readonly string[]): string {
  return roots.length === 1 ? `gist : "${roots[0]}"` : `stems : "${roots.join(" ")}"`;
}

/** The names of topics as phrases, one expression each. */
function spokenNames(clauses: readonly Clause[]): string[] {
  const concepts = clauses.filter(isConcept).filter(({ names }) => names.length > 0);
  return concepts.map(({ names }) => `(${names.map(spoken).join(" OR ")})`);
}

/** The words as the subject of the question: a name as a phrase, loose words near each other. */
function aboutThem(clauses: readonly Clause[]): string {
  const roots = clauses.flatMap((clause) => (clause.kind === "word" ? [clause.root] : []));
  const near = `stems : NEAR(${roots.map((root) => `"${root}"`).join(" ")}, ${NEAR})`;
  const loose = roots.length > 1 ? [near] : roots.map((root) => `gist : "${root}"`);
  return [...spokenNames(clauses), ...loose].join(" AND ");
}

/** In words, without the topics. */
function inWords(clauses: readonly Clause[]): string {
  const plain = clauses.flatMap((clause): Clause[] => (isConcept(clause) ? named(clause) : [clause]));
  return plain.map(clauseExpression).join(" AND ");
}

/** All its words, where it is one name; a group of names has no common words. */
function named({ names }: Clause & { kind: "concept" }): Clause[] {
  const [only, ...others] = names;
  if (!only || others.length > 0) return [];
  return only.map((root) => ({ kind: "word", root, prefix: false }));
}

/** What makes a match better, the best first; a match has one or more of them, or none. */
function signs(clauses: readonly Clause[]): string[] {
  const concepts = clauses.filter(isConcept);
  const loose = clauses.length - concepts.length;
  const about = aboutThem(clauses);
  const topics = concepts.map(topicsExpression).join(" AND ");
  const words = inWords(clauses);
  if (concepts.length === 0) return about === "" ? [] : [about];
  if (about === "") return [topics];
  const both = `${topics} AND ${about}`;
  if (loose === 0 && concepts.length < 2) return [both, topics, about];
  // Sharing broad topics discriminates less than several of the names in the text, or one of them.
  if (loose === 0) return [both, about, `${topics} AND (${spokenNames(clauses).join(" OR ")})`, topics];
  return [both, `${topics} AND ${words}`, words];
}

/** The most distinctive one, where there is room for one. */
function bestSign(clauses: readonly Clause[]): string[] {
  const concepts = clauses.filter(isConcept);
  return concepts.length > 0 ? [concepts.map(topicsExpression).join(" AND ")] : signs(clauses);
}

/** Disjoint parts of the matches, the best first. Generated questions have fewer: there are many of them, all alike. */
export function textTiers({ filters, tokens, clauses, brief }: Tiered): string[] {
  const all = clausesExpression(clauses, tokens);
  const better = brief ? bestSign(clauses) : signs(clauses);
  return originGroups(filters, clauses).flatMap((group) => {
    const own = `${all} AND meta : ${originTokens(group)}`;
    const kept = group.includes("generated") ? better.slice(0, brief ? 0 : 1) : better;
    const tiers = kept.map((sign, index) => {
      const before = kept.slice(0, index).map((each) => `(${each})`);
      const found = `(${own} AND ${sign})`;
      return before.length === 0 ? found : `${found} NOT (${before.join(" OR ")})`;
    });
    const rest = kept.map((each) => `(${each})`).join(" OR ");
    return [...tiers, rest === "" ? own : `(${own}) NOT (${rest})`];
  });
}
