import type { SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { drawnFilters, generatedFilters } from "#app/features/bank/domain/search/query/drawn-filters.ts";
import { planMatches } from "#app/features/bank/domain/search/search-plan.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import type { Blueprint } from "../domain/blueprint.ts";
import { type DrawCandidate, drawLine, mixed, neededOf, yearParts } from "../domain/draw.ts";
import { candidatesOf } from "../queries/generating.server.ts";

/** One's own answers and draws count only where they are known. */
type Asking = { blueprint: Blueprint; more: number };
/** Of one line: the generated ones only if the blueprint includes them. */
type Candidates = { own: DrawCandidate[]; generated: DrawCandidate[] };

function statementsOf(deps: Deps, viewer: Viewer, { blueprint, more }: Asking, asked: SearchFilters[]) {
  const { lines, mine, repeats, seed } = blueprint;
  const catalogue = deps.catalogue.current();
  const thisYear = academicYear(deps.now());
  return lines.map((line, at) => {
    const filters = { ...(asked[at] ?? line.filters), mine, years: { from: null, to: null } };
    const plan = planMatches(filters, { userNum: viewer.num, now: deps.now(), catalogue });
    if (plan.list.kind !== "key") return null;
    return candidatesOf(deps.db, {
      match: plan.list.match,
      asker: plan.asker,
      parts: yearParts(line, thisYear, mixed(seed, at)),
      limit: neededOf(lines, at) + more,
      start: mixed(seed, at, 1) % 1_000_000,
      newTo: repeats ? null : viewer.num,
    });
  });
}

async function candidates(deps: Deps, viewer: Viewer, asking: Asking): Promise<Candidates[]> {
  const { lines, training } = asking.blueprint;
  const asked = lines.map(({ filters }) => filters);
  const own = statementsOf(deps, viewer, asking, asked.map(drawnFilters));
  const generated = training ? statementsOf(deps, viewer, asking, asked.map(generatedFilters)) : [];
  if ([...own, ...generated].every((statement) => statement === null)) throw new AppError("blueprint-empty");
  const { found } = await deps.read({
    found: own.map((each, at) => ({ own: each ?? [], generated: generated[at] ?? [] })),
  });
  return found;
}

/**
 * The questions of each line; fewer where there are no more. Generated ones fill a line after all others were drawn. The same
 * seed gives the same. One round trip. Throws blueprint-empty.
 */
export async function generateList(deps: Deps, viewer: Viewer, blueprint: Blueprint): Promise<number[][]> {
  const found = await candidates(deps, viewer, { blueprint, more: 0 });
  const taken = new Set<number>();
  const seedAt = (at: number) => mixed(blueprint.seed, at);
  const drawn = blueprint.lines.map(({ count }, at) =>
    drawLine(found[at]?.own ?? [], { count, seed: seedAt(at), taken }),
  );
  return drawn.map((own, at) => {
    const count = (blueprint.lines[at]?.count ?? 0) - own.length;
    return [...own, ...drawLine(found[at]?.generated ?? [], { count, seed: seedAt(at), taken })];
  });
}

/**
 * Another question of the same line in a question's place; `out`: those exchanged before. One round trip. Throws
 * question-not-found, and blueprint-no-other where the line has no other.
 */
export async function exchangeQuestion(
  deps: Deps,
  viewer: Viewer,
  sent: { blueprint: Blueprint; drawn: readonly (readonly number[])[]; ord: number; out: readonly number[] },
): Promise<number[][]> {
  const { blueprint, drawn, ord, out } = sent;
  const at = drawn.findIndex((line) => line.includes(ord));
  const line = blueprint.lines[at];
  if (!line) throw new AppError("question-not-found");
  const alone = { ...blueprint, lines: [line] };
  const [found] = await candidates(deps, viewer, {
    blueprint: alone,
    more: drawn.flat().length + out.length + 1,
  });
  const { own: others, generated } = found ?? { own: [], generated: [] };
  const taken = new Set([...drawn.flat(), ...out]);
  const own = others.find((each) => each.ord === ord)?.part;
  // Of the same years where there is one.
  const near = others.filter(({ part }) => part === own);
  const seed = mixed(blueprint.seed, at, out.length);
  const [other] = [
    ...drawLine(near, { count: 1, seed, taken }),
    ...drawLine(others, { count: 1, seed, taken }),
    ...drawLine(generated, { count: 1, seed, taken }),
  ];
  if (other === undefined) throw new AppError("blueprint-no-other");
  return drawn.map((each) => each.map((one) => (one === ord ? other : one)));
}
