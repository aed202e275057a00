import { expect } from "vitest";
import { insertEvent } from "#app/features/practice/queries/mocks/events.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { bindings } from "./bindings.ts";
import { door } from "./door.ts";
import { freshId, visitorDeps } from "./given.ts";
import { item, save } from "./practising.ts";

export const seconds = () => Math.floor(Date.now() / 1000);

/** An event of these questions that began ten minutes ago. */
export async function givenEvent(
  ords: number[],
  endsIn: number,
  over: { template?: string; spanishOrds?: number[]; startsIn?: number } = {},
): Promise<{ id: string; path: string }> {
  const id = freshId();
  const deps = visitorDeps();
  const { startsIn = -600, ...rest } = over;
  const times = { startsAt: seconds() + startsIn, endsAt: seconds() + endsIn };
  await deps.write(
    insertEvent(deps.db, {
      id,
      title: "Simulado de teste",
      template: "ita",
      ords,
      ownerId: "ninguem",
      ...times,
      ...rest,
    }),
  );
  return { id, path: `/simulado/evento-${id}` };
}

/** Begins the event; the session's id. */
export async function begun(path: string, cookie: string): Promise<string> {
  const response = await door.post(path, { intent: "start" }, { cookie });
  expect(response.status, await response.clone().text()).toBe(302);
  return response.headers.get("Location")?.split("/").at(-1) ?? "";
}

/** A session's questions. */
export async function ordsOfSession(id: string): Promise<number[]> {
  const row = await bindings.DB.prepare("SELECT ords FROM practice_sessions WHERE id = ?")
    .bind(id)
    .first<{ ords: string }>();
  return JSON.parse(row?.ords ?? "[]");
}

/** Submits a sheet with so many right answers. */
export async function handIn(
  ords: readonly number[],
  { cookie, id }: { cookie: string; id: string },
  right: number,
): Promise<void> {
  const items = ords.map((_, position) => item(position, { choice: position < right ? "B" : "C" }));
  expect((await save(cookie, id, { items, endedAt: Date.now() })).result).toEqual([true, { ended: true }]);
}

/** Moves an event and its sessions into the past. */
export async function over(id: string, ago: number): Promise<void> {
  await bindings.DB.batch([
    bindings.DB.prepare(
      "UPDATE mock_events SET starts_at = starts_at - ?2, ends_at = ends_at - ?2 WHERE id = ?1",
    ).bind(id, ago),
    bindings.DB.prepare(
      "UPDATE practice_sessions SET started_at = started_at - ?2, ended_at = ended_at - ?2 WHERE num IN (SELECT session FROM mock_sessions WHERE event = (SELECT num FROM mock_events WHERE id = ?1))",
    ).bind(id, ago),
    bindings.DB.prepare(
      "UPDATE practice_items SET changed_at = changed_at - ?2 * 1000 WHERE place / 1000 IN (SELECT session FROM mock_sessions WHERE event = (SELECT num FROM mock_events WHERE id = ?1))",
    ).bind(id, ago),
  ]);
}

/** Score and place by person. */
export async function places(id: string) {
  const { results } = await bindings.DB.prepare(
    "SELECT user_num AS num, score, place FROM mock_sessions WHERE event = (SELECT num FROM mock_events WHERE id = ?) ORDER BY session",
  )
    .bind(id)
    .all<{ num: number; score: number | null; place: number | null }>();
  return results;
}

/** Runs what is left for after the response at once. */
export function clock(now = seconds()): Deps {
  const deps = visitorDeps();
  return { ...deps, now: () => now };
}
