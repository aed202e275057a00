import * as build from "virtual:remix/server-build";
import type { Outcome } from "./access/table.ts";
import { bindings } from "./bindings.ts";
import { countedDatabase } from "./count-trips.ts";
import { openDoor } from "./door.ts";
import { dataAddress, type RouteOfWorld } from "./every-route.ts";
import { freshMeters } from "./fresh-meters.ts";
import { freshAddress } from "./given-accounts.ts";
import { type Handler, oneOfEach } from "./persona-classes.ts";
import { someAtOnce } from "./some-at-once.ts";
import type { World } from "./world.ts";

/** An answer of the product to somebody who read an address, as a whole page or as its data alone. */
export type Answer = {
  path: string;
  kind: "page" | "data";
  who: string;
  wanted: Outcome;
  outcome: Outcome;
  headers: Headers;
  text: string;
  /** Round trips to the database. */
  trips: number;
};

/** A status, with the address where it leads elsewhere. Remix sends redirects of data as headers of an empty answer. */
function outcomeOf({ status, headers }: Response): Outcome {
  const data = headers.get("X-Remix-Redirect");
  if (data !== null) return `${Number(headers.get("X-Remix-Status"))} ${data}`;
  const location = headers.get("Location");
  return location === null ? status : `${status} ${location}`;
}

/**
 * Reads every address of these routes, as data and as a whole page, for one persona of each class (persona-classes.ts).
 * A refusal's page is the same for all: it is rendered for the first.
 */
export async function* crawl(world: World, routes: readonly RouteOfWorld[]): AsyncGenerator<Answer> {
  for (const [turn, { id, addresses }] of routes.entries())
    for (const [index, { path, wanted }] of addresses.entries()) {
      const handler = build.routes[id]?.module.loader as Handler | undefined;
      const people = await oneOfEach(wanted, handler, { path, method: "GET", turn: turn + index });
      const drawn = new Set<Outcome>();
      const asks: (() => Promise<Answer>)[] = [];
      const meters = { METER: freshMeters() };
      for (const { name } of people) {
        const outcome = wanted[name] ?? 0;
        const asked = { cookie: world.cookies.get(name), headers: freshAddress() };
        const ask = async (kind: Answer["kind"], address: string): Promise<Answer> => {
          const { database, trips } = countedDatabase(bindings.DB);
          const response = await openDoor({ ...meters, DB: database }).send(address, asked);
          const { headers } = response;
          // A file is no text to its runtime.
          const text = new TextDecoder().decode(await response.arrayBuffer());
          const said = { outcome: outcomeOf(response), wanted: outcome, headers, text };
          return { path, kind, who: name, ...said, trips: trips.length };
        };
        if (outcome === 200 || !drawn.has(outcome)) asks.push(() => ask("page", path));
        drawn.add(outcome);
        if (handler) asks.push(() => ask("data", dataAddress(path, id)));
      }
      yield* await someAtOnce(asks, (each) => each());
    }
}
