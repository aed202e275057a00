import { beforeAll, expect, test } from "vitest";
import { adminPaths } from "#app/features/admin/paths.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { insertEvent } from "#app/features/practice/queries/mocks/events.server.ts";
import { closeEvents } from "#app/features/practice/services/mocks/close-events.server.ts";
import { dateTimeValue } from "#app/platform/time/date-field.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, givenDraft, givenStored, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";
import { givenPracticeQuestions, textAt } from "#tests/support/practising.ts";

const HOUR = 3600;
let ords: number[];
let admin: Known;

beforeAll(async () => {
  ({ ords } = await givenPracticeQuestions(4));
  await givenStored([givenDraft({ subject: "matematica", statement: `Calendário ${freshId()}: 1 + 1?` })]);
  admin = await givenAdmin();
});

/** A whole minute, as the form has it. */
const minute = (ahead: number) => Math.floor((Date.now() / 1000 + ahead) / 60) * 60;

/** An event of the calendar that begins in a day. */
async function givenNext(): Promise<{ id: string; path: string; title: string }> {
  const [id, deps] = [freshId(), visitorDeps()];
  const title = `Simulado ${id.slice(0, 8)}`;
  const times = { startsAt: minute(24 * HOUR), endsAt: minute(29 * HOUR) };
  await deps.write(
    insertEvent(deps.db, { id, title, template: "ita", ords, ownerId: admin.viewer.id, ...times }),
  );
  return { id, title, path: `/simulado/evento-${id}` };
}

const change = (fields: Record<string, string>, cookie = admin.cookie) =>
  postFields(adminPaths.mockEvents(), fields, cookie);

const register = (path: string, { cookie }: Known, sair = "nao") =>
  door.post(path, { intent: "register", sair }, { cookie });

/** A person's notifications of an event as they read `ahead` seconds from now. */
async function notifiedTo({ viewer }: Known, title: string, ahead = 0): Promise<string[]> {
  const deps = { ...visitorDeps(), now: () => Math.floor(Date.now() / 1000) + ahead };
  return (await listNotifications(deps, viewer))
    .map(({ content }) => content)
    .filter((each) => each.includes(title));
}

async function eventRow(id: string) {
  return bindings.DB.prepare(
    "SELECT starts_at AS startsAt, cancelled_at AS cancelledAt, job FROM mock_events WHERE id = ?",
  )
    .bind(id)
    .first<{ startsAt: number; cancelledAt: number | null; job: string | null }>();
}

test("the team puts an exam into the calendar once, with an audit row; what is wrong is said at its field", async () => {
  const operation = freshId();
  const from = dateTimeValue(minute(48 * HOUR));
  const fields = { intent: "create", operation, title: "Simulado de teste", template: "enem-2", from };
  const wrong = await change({ ...fields, title: "", until: from });
  expect(wrong.status).toBe(422);
  const page = await wrong.text();
  expect(page).toContain("Dê um nome ao simulado.");
  expect(page).toContain("10 minutos depois");
  expect(page).toContain(from);
  const sound = { ...fields, until: dateTimeValue(minute(53 * HOUR)) };
  const empty = await change({ ...sound, operation: freshId(), template: "afa" });
  expect([empty.status, (await empty.text()).includes("O acervo não tem questões")]).toEqual([422, true]);
  for (let time = 0; time < 2; time++) {
    const reply = await change(sound);
    expect([reply.status, await reply.text()]).toEqual([302, ""]);
  }
  expect((await auditOf(operation)).map(({ action }) => action)).toEqual(["mock.create"]);
  expect(await textAt("/simulados", (await givenKnown()).cookie)).toContain("Simulado de teste");
  expect(await textAt(adminPaths.mockEvents(), admin.cookie)).toContain("Simulado de teste");
});

test("who signs up is reminded an hour before, once, and not after signing off", async () => {
  const { path, title } = await givenNext();
  const [stays, leaves] = [await givenKnown(), await givenKnown()];
  for (const person of [stays, leaves, stays]) expect((await register(path, person)).status).toBe(200);
  expect(await textAt(path, stays.cookie)).toContain("Sua inscrição está feita");
  expect((await register(path, leaves, "sim")).status).toBe(200);
  expect(await notifiedTo(stays, title)).toEqual([]);
  expect(await notifiedTo(stays, title, 23 * HOUR + 120)).toEqual([expect.stringContaining("começa às")]);
  expect(await notifiedTo(leaves, title, 23 * HOUR + 120)).toEqual([]);
});

test("a move notifies the people signed up, moves their reminder, and is audited; a repeat notifies nobody", async () => {
  const { id, path, title } = await givenNext();
  const person = await givenKnown();
  await register(path, person);
  const fields = {
    intent: "move",
    id,
    from: dateTimeValue(minute(72 * HOUR)),
    until: dateTimeValue(minute(77 * HOUR)),
  };
  for (let time = 0; time < 2; time++) expect((await change(fields)).status).toBe(302);
  expect((await eventRow(id))?.startsAt).toBe(minute(72 * HOUR));
  expect(await notifiedTo(person, title)).toEqual([expect.stringContaining("mudou de data")]);
  expect(await notifiedTo(person, title, 23 * HOUR + 120)).toHaveLength(1);
  expect(await notifiedTo(person, title, 71 * HOUR + 120)).toHaveLength(2);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(["mock.move"]);
});

test("a cancelled event notifies the people signed up, cannot be begun or changed, and is never scored", async () => {
  const { id, path, title } = await givenNext();
  const person = await givenKnown();
  await register(path, person);
  expect((await change({ intent: "cancel", id })).status).toBe(302);
  expect(await notifiedTo(person, title, 26 * HOUR)).toEqual([expect.stringContaining("foi cancelado")]);
  expect(await textAt(path, person.cookie)).toContain("Este simulado foi cancelado");
  expect((await change({ intent: "cancel", id })).status).toBe(409);
  await bindings.DB.prepare("UPDATE mock_events SET starts_at = starts_at - 90000 WHERE id = ?")
    .bind(id)
    .run();
  expect((await door.post(path, { intent: "start" }, person)).status).toBe(409);
  await closeEvents({ ...visitorDeps(), now: () => minute(30 * 24 * HOUR) });
  expect((await eventRow(id))?.job).toBeNull();
});

test("a started one can neither be moved nor cancelled nor joined, and only the team changes the calendar", async () => {
  const { id, path } = await givenNext();
  const person = await givenKnown();
  const fields = { id, from: dateTimeValue(minute(72 * HOUR)), until: dateTimeValue(minute(77 * HOUR)) };
  for (const intent of ["create", "move", "cancel"])
    expect((await change({ intent, ...fields }, person.cookie)).status).toBe(401);
  await bindings.DB.prepare("UPDATE mock_events SET starts_at = starts_at - 90000 WHERE id = ?")
    .bind(id)
    .run();
  for (const intent of ["move", "cancel"]) expect((await change({ intent, ...fields })).status).toBe(409);
  expect((await register(path, person)).status).toBe(409);
  expect((await change({ intent: "cancel", id: "nenhum" })).status).toBe(404);
  expect(await auditOf(id)).toEqual([]);
});
