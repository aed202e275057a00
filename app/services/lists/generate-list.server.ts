import type { Viewer } from "#app/access/viewer.ts";
import type { Blueprint } from "#app/domain/lists/blueprint.ts";
import { drawLine, mixed, neededOf, yearParts } from "#app/domain/lists/draw.ts";
import { drawnFilters } from "#app/domain/questions/search/drawn-filters.ts";
import { planMatches } from "#app/domain/questions/search/search-plan.ts";
import { AppError } from "#app/errors/app-error.ts";
import { candidatesOf } from "#app/queries/lists/generating.server.ts";
import type { Deps } from "../deps.ts";

/** One's own answers and draws count only where they are known. */
type Asking = { blueprint: Blueprint; more: number };

function statementsOf(deps: Deps, viewer: Viewer, { blueprint, more }: Asking) {
  const { lines, mine, repeats, seed } = blueprint;
  const catalogue = deps.catalogue.current();
  const thisYear = new Date(deps.now() * 1000).getFullYear();
  return lines.flatMap((line, at) => {
    const filters = { ...drawnFilters(line.filters), mine, years: { from: null, to: null } };
    const plan = planMatches(filters, { userNum: viewer.num, catalogue });
    if (plan.list.kind !== "key") return [];
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

async function candidates(deps: Deps, viewer: Viewer, asking: Asking) {
  const [first, ...rest] = statementsOf(deps, viewer, asking);
  if (!first) throw new AppError("blueprint-empty");
  return deps.read(first, ...rest);
}

/** The questions of each line; fewer where there are no more. The same seed gives the same. One round trip. Throws blueprint-empty. */
export async function generateList(deps: Deps, viewer: Viewer, blueprint: Blueprint): Promise<number[][]> {
  const found = await candidates(deps, viewer, { blueprint, more: 0 });
  const taken = new Set<number>();
  return blueprint.lines.map(({ count }, at) =>
    drawLine(found[at] ?? [], { count, seed: mixed(blueprint.seed, at), taken }),
  );
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
  const [found = []] = await candidates(deps, viewer, {
    blueprint: alone,
    more: drawn.flat().length + out.length + 1,
  });
  const taken = new Set([...drawn.flat(), ...out]);
  const own = found.find((each) => each.ord === ord)?.part;
  // Of the same years where there is one.
  const near = found.filter(({ part }) => part === own);
  const seed = mixed(blueprint.seed, at, out.length);
  const [other] = [
    ...drawLine(near, { count: 1, seed, taken }),
    ...drawLine(found, { count: 1, seed, taken }),
  ];
  if (other === undefined) throw new AppError("blueprint-no-other");
  return drawn.map((each) => each.map((one) => (one === ord ? other : one)));
}
