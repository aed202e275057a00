import { expect } from "vitest";
import { weeksOf } from "#app/features/communities/domain/challenge.ts";
import {
  addSet,
  createSeason,
  loadChallengeAdmin,
} from "#app/features/communities/services/manage-challenge.server.ts";
import { campaigns } from "#app/platform/access/campaign.ts";
import type { CommunityPlace } from "#app/platform/access/community.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { SAO_PAULO_OFFSET } from "#app/platform/time/zone.ts";
import { bindings } from "./bindings.ts";
import { door } from "./door.ts";
import { freshId, signedIn, visitorDeps } from "./given.ts";
import { givenKnown, type Known } from "./given-admin.ts";
import { viewerOfCookie } from "./viewers.ts";

const deps = visitorDeps();
const DAY = 86_400;
/** The page of the challenge's admins. */
export const home = "/escolas/marista";

/** A community whose admins have no claim. */
export const otherCommunity = campaigns.PODION;

/** An admin of it, by their row alone. */
export async function givenOtherAdmin(): Promise<Known> {
  const known = await givenKnown({ claims: ["podionUser"] });
  await run("UPDATE community_people SET is_admin = 1 WHERE user_num = ?", known.viewer.num);
  const cookie = await signedIn(known.person);
  return { ...known, cookie, viewer: await viewerOfCookie(cookie) };
}

/** An admin of the challenge, and the questions of its set. */
export type Challenger = { admin: Known; codes: readonly string[] };

/** A member of the community. */
export function givenStudent(firstName = "Bia"): Promise<Known> {
  return givenKnown({ claims: ["maristaUser"], firstName });
}

/** Midnight in São Paulo, so many days from today. */
function dayStart(days: number): number {
  return (dayInSaoPaulo(deps.now()) + days) * DAY - SAO_PAULO_OFFSET;
}

/** Changes the database. */
export async function run(sql: string, ...values: (string | number)[]): Promise<void> {
  await bindings.DB.prepare(sql)
    .bind(...values)
    .run();
}

/** A season around today with the set of this week, the only one that goes on. */
export async function givenSeason({ admin, codes }: Challenger, of: CommunityPlace = campaigns.MARISTA) {
  const [id, set] = [freshId(), freshId()];
  const seasons = "SELECT num FROM challenge_seasons WHERE community = ?";
  await run(
    `UPDATE challenge_sets SET closed_at = 1 WHERE closed_at IS NULL AND season IN (${seasons})`,
    of.code,
  );
  await run(
    "UPDATE challenge_seasons SET starts_at = starts_at - ?1, ends_at = ends_at - ?1, closed_at = 1 WHERE community = ?2",
    400 * DAY,
    of.code,
  );
  const season = { name: `Temporada ${id.slice(0, 4)}`, startsAt: dayStart(-1), endsAt: dayStart(3) };
  await createSeason(deps, admin.viewer, of, { operation: id, season });
  const week =
    weeksOf(season).find((each) => Date.parse(`${each}T03:00:00Z`) / 1000 + 7 * DAY > deps.now()) ?? "";
  await addSet(deps, admin.viewer, of, { operation: set, season: id, week, list: "", codes });
  return { id, set, name: season.name };
}

/** Posts a form as somebody. */
export function post(of: Known, path: string, fields: Record<string, string>): Promise<Response> {
  return door.post(path, fields, { cookie: of.cookie });
}

/** Sends a list for its preview. */
export async function bring(admin: Known, season: string, list: string) {
  const uploaded = await post(admin, home, { intent: "upload", season, list });
  const location = new URL(uploaded.headers.get("Location") ?? "", "https://farol.test");
  return { status: uploaded.status, id: location.searchParams.get("lista") ?? "" };
}

/** Imports participants: the list is confirmed as it was shown. */
export async function join(admin: Known, season: string, people: readonly [Known, string][]): Promise<void> {
  const lines = people.map(([each, team]) => `${each.viewer.firstName} Lima;${each.person.email};${team}`);
  const { id } = await bring(admin, season, ["Nome;E-mail;Unidade", ...lines].join("\n"));
  const desk = await loadChallengeAdmin(deps, admin.viewer, campaigns.MARISTA, { season, importId: id });
  const fields = { intent: "confirm", season, import: id, mark: desk.preview?.mark ?? "" };
  expect((await post(admin, home, fields)).status).toBe(302);
}

/** Starts a set, whose questions are withheld from its participants before. */
export async function begins(of: Known, set: string, path = home): Promise<void> {
  const response = await post(of, `${path}/desafio`, { intent: "begin", set });
  expect(response.headers.get("Location")).toMatch(/^\/praticar\//);
}

/** An answer to a question. */
export function give(of: Known, code: string, userAnswer: string) {
  return door.call(
    "answerQuestion",
    { qid: code, userAnswer, operationId: freshId() },
    { cookie: of.cookie },
  );
}

/** The number `n` of a statement. */
export async function countOf(sql: string, ...values: (string | number)[]): Promise<number> {
  const row = await bindings.DB.prepare(sql)
    .bind(...values)
    .first<number>("n");
  return row ?? 0;
}
