import { beforeAll, describe, expect, it } from "vitest";
import { loadCommunityAdmin } from "#app/features/communities/services/load-community-admin.server.ts";
import {
  cancelShiftOf,
  confirmVolunteer,
  planShifts,
} from "#app/features/communities/services/manage-shifts.server.ts";
import {
  claimOwnShift,
  leaveOwnShift,
  loadCertificate,
  loadVolunteer,
} from "#app/features/communities/services/volunteer.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { campaigns } from "#app/platform/access/campaign.ts";
import type { CommunityPlace } from "#app/platform/access/community.ts";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import { DAY } from "#app/platform/time/units.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenOtherAdmin, otherCommunity } from "#tests/support/challenging.ts";
import { door } from "#tests/support/door.ts";
import { answer, ask } from "#tests/support/forum.ts";
import { freshId, givenBank, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenKnown, type Known } from "#tests/support/given-admin.ts";

const deps = visitorDeps();
const plantel = campaigns.PLANTEL;
const HOUR = 3600;
let bank: StoredQuestion[];
let admin: Known;

function givenVolunteer(): Promise<Known> {
  return givenKnown({ claims: ["plantelUser"], firstName: "Vera" });
}

/** A shift that begins in so many hours; its id. */
async function givenShift(hours: number, places = 3, of: CommunityPlace = plantel): Promise<string> {
  const operation = freshId();
  const startsAt = deps.now() + hours * HOUR;
  const planned = { times: [{ startsAt, endsAt: startsAt + 2 * HOUR }], places };
  await planShifts(deps, admin.viewer, of, { operation, planned });
  return `${operation}-0`;
}

async function moveShift(id: string, hours: number): Promise<void> {
  await bindings.DB.prepare(
    "UPDATE shifts SET starts_at = starts_at + ?1, ends_at = ends_at + ?1 WHERE id = ?2",
  )
    .bind(hours * HOUR, id)
    .run();
}

function act(of: Known, intent: string, shift: string): Promise<Response> {
  return door.post("/plantel", { intent, shift }, { cookie: of.cookie });
}

async function takenOf(id: string): Promise<number> {
  const count = await bindings.DB.prepare(
    "SELECT count(*) AS n FROM shift_people p JOIN shifts s ON s.num = p.shift WHERE s.id = ?",
  )
    .bind(id)
    .first<number>("n");
  return count ?? 0;
}

beforeAll(async () => {
  bank = await givenBank(3);
  admin = await givenKnown({ claims: ["plantelAdmin"], firstName: "Dora" });
});

describe("a shift", () => {
  it("is planned by the admin's form, once, and shown to volunteers, who claim and leave it", async () => {
    const day = isoDateAt(deps.now() + 3 * DAY);
    const operation = freshId();
    const fields = { intent: "plan", operation, day, from: "03:00", to: "04:30", places: "2", weeks: "2" };
    for (const _ of [1, 2]) {
      const planned = await door.post("/plantel-admin", fields, { cookie: admin.cookie });
      expect([planned.status, planned.headers.get("Location")]).toEqual([
        302,
        "/plantel-admin?feito=marcado",
      ]);
    }
    const volunteer = await givenVolunteer();
    const opened = (await loadVolunteer(deps, volunteer.viewer, plantel)).ahead.filter(({ id }) =>
      id.startsWith(operation),
    );
    expect(opened).toMatchObject([{ places: 2, taken: 0, mine: false }, { places: 2 }]);
    const [first] = opened;
    expect((await act(volunteer, "take", first?.id ?? "")).status).toBe(302);
    expect((await act(volunteer, "take", first?.id ?? "")).status).toBe(302);
    expect(await takenOf(first?.id ?? "")).toBe(1);
    const html = await (await door.send("/plantel", { cookie: volunteer.cookie })).text();
    expect(html).toContain("Sair do plantão");
    expect((await act(volunteer, "leave", first?.id ?? "")).status).toBe(302);
    expect(await takenOf(first?.id ?? "")).toBe(0);
  });

  it("has as many people as places, whatever is sent at once", async () => {
    const id = await givenShift(30, 2);
    const volunteers = await Promise.all(Array.from({ length: 6 }, givenVolunteer));
    const statuses = await Promise.all(volunteers.map(async (each) => (await act(each, "take", id)).status));
    expect(statuses.sort()).toEqual([302, 302, 409, 409, 409, 409]);
    expect(await takenOf(id)).toBe(2);
  });

  it("cannot be claimed beside another at the same time, nor after it began, nor left then", async () => {
    const volunteer = await givenVolunteer();
    const [one, other, begun] = [await givenShift(50), await givenShift(51), await givenShift(5)];
    await claimOwnShift(deps, volunteer.viewer, plantel, one);
    await expect(claimOwnShift(deps, volunteer.viewer, plantel, other)).rejects.toThrow(/neste horário/);
    const late = await givenVolunteer();
    await claimOwnShift(deps, volunteer.viewer, plantel, begun);
    await moveShift(begun, -6);
    await expect(claimOwnShift(deps, late.viewer, plantel, begun)).rejects.toThrow(/já começou/);
    await expect(leaveOwnShift(deps, volunteer.viewer, plantel, begun)).rejects.toThrow(/já começou/);
    expect((await act(volunteer, "take", "nenhum")).status).toBe(404);
  });

  it("is cancelled with a word to who had it, once", async () => {
    const volunteer = await givenVolunteer();
    const id = await givenShift(70);
    await claimOwnShift(deps, volunteer.viewer, plantel, id);
    await cancelShiftOf(deps, admin.viewer, plantel, id);
    await expect(cancelShiftOf(deps, admin.viewer, plantel, id)).rejects.toThrow(/não existe mais/);
    const told = (await listNotifications(deps, volunteer.viewer)).map(({ content }) => content);
    expect(told.filter((each) => each.includes("foi cancelado"))).toHaveLength(1);
    expect((await act(volunteer, "take", id)).status).toBe(404);
  });

  it("preserves what was typed where it is refused", async () => {
    const day = { day: "2020-01-01", from: "10:00", to: "11:00" };
    const fields = { intent: "plan", operation: freshId(), ...day, places: "2", weeks: "1" };
    const refused = await door.post("/plantel-admin", fields, { cookie: admin.cookie });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("ainda não começou");
  });
});

describe("the hours of a volunteer", () => {
  it("are those of ended shifts with an answer in them, or confirmed by an admin, on a certificate to print", async () => {
    const [volunteer, student] = [await givenVolunteer(), await givenKnown()];
    const [answered, empty, missed] = [await givenShift(90), await givenShift(93), await givenShift(96)];
    for (const id of [answered, empty, missed]) await claimOwnShift(deps, volunteer.viewer, plantel, id);
    await moveShift(answered, -91);
    const thread = await ask(
      student,
      bank[0] as StoredQuestion,
      "Por que a força de atrito não realiza trabalho neste caso?",
    );
    const num = await answer(volunteer, thread, "Porque o ponto de contato não se desloca.");
    await moveShift(answered, -2);
    await bindings.DB.prepare("UPDATE comments SET created_at = created_at - ? WHERE num = ?")
      .bind(2 * HOUR, num)
      .run();
    await moveShift(empty, -98);
    await moveShift(missed, -106);
    const before = await loadCertificate(deps, volunteer.viewer, plantel);
    expect(before.tally).toEqual({ shifts: 1, seconds: 2 * HOUR, answers: 1 });
    await confirmVolunteer(deps, admin.viewer, plantel, { shift: empty, userId: volunteer.viewer.id });
    await confirmVolunteer(deps, admin.viewer, plantel, { shift: empty, userId: volunteer.viewer.id });
    const { tally, shifts, name } = await loadCertificate(deps, volunteer.viewer, plantel);
    expect(tally).toEqual({ shifts: 2, seconds: 4 * HOUR, answers: 1 });
    expect(shifts.map(({ id }) => id).sort()).toEqual([answered, empty].sort());
    const html = await (await door.send("/plantel/certificado", { cookie: volunteer.cookie })).text();
    expect(html).toContain(name);
    expect(html).toContain("4 horas");
    const desk = await loadCommunityAdmin(deps, admin.viewer, plantel);
    expect(desk.answers).toContainEqual(expect.objectContaining({ num, code: thread }));
    expect(desk.shifts.find(({ id }) => id === missed)?.people).toMatchObject([
      { served: false, answers: 0 },
    ]);
  });

  it("are not confirmed before the shift is over", async () => {
    const volunteer = await givenVolunteer();
    const id = await givenShift(130);
    await claimOwnShift(deps, volunteer.viewer, plantel, id);
    const named = { shift: id, userId: volunteer.viewer.id };
    await expect(confirmVolunteer(deps, admin.viewer, plantel, named)).rejects.toThrow(/depois que/);
  });
});

describe("an announcement", () => {
  it("reaches the community's people once, and nobody else, with an audit row", async () => {
    const [volunteer, other] = [await givenVolunteer(), await givenKnown({ claims: ["maristaUser"] })];
    const operation = freshId();
    const fields = { intent: "tell", operation, content: `Plantão extra ${operation}`, link: "/plantel" };
    for (const _ of [1, 2])
      expect((await door.post("/plantel-admin", fields, { cookie: admin.cookie })).status).toBe(302);
    const heard = async (of: Known) =>
      (await listNotifications(deps, of.viewer)).filter(({ content }) => content.includes(operation)).length;
    // The admin has no claim of a volunteer, and is of the community all the same.
    expect([await heard(volunteer), await heard(admin), await heard(other)]).toEqual([1, 1, 0]);
    expect((await auditOf(operation)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["notice.send", admin.viewer.id],
    ]);
    const empty = await door.post("/plantel-admin", { ...fields, content: " " }, { cookie: admin.cookie });
    expect(empty.status).toBe(422);
  });
});

describe("a request", () => {
  it("is requested on the page, decided on the admins' page by the existing module, and opens the shifts", async () => {
    const student = await givenKnown({ firstName: "Nina" });
    const asked = await door.post("/plantel", { intent: "ask" }, { cookie: student.cookie });
    expect(await asked.text()).toContain("Pedido enviado!");
    expect((await loadCommunityAdmin(deps, admin.viewer, plantel)).requests).toMatchObject([
      { userId: student.viewer.id },
    ]);
    const form = { intent: "accept", person: student.viewer.id, campaign: "plantel" };
    const accepted = await door.post("/plantel-admin", form, { cookie: admin.cookie });
    expect(accepted.headers.get("Location")).toBe("/plantel-admin?feito=aceito");
    const claims = await bindings.DB.prepare("SELECT claims FROM users WHERE id = ?")
      .bind(student.viewer.id)
      .first<string>("claims");
    expect(claims).toContain("plantelUser");
  });
});

describe("another community", () => {
  it("has its own people, shifts and announcements by its data alone", async () => {
    const [own, ours] = [await givenKnown({ claims: ["podionUser"] }), await givenVolunteer()];
    const theirs = await givenOtherAdmin();
    const operation = freshId();
    const startsAt = deps.now() + 200 * HOUR;
    const planned = { times: [{ startsAt, endsAt: startsAt + HOUR }], places: 1 };
    await planShifts(deps, theirs.viewer, otherCommunity, { operation, planned });
    const id = `${operation}-0`;
    expect((await loadVolunteer(deps, own.viewer, otherCommunity)).ahead.map((each) => each.id)).toEqual([
      id,
    ]);
    expect((await loadVolunteer(deps, ours.viewer, plantel)).ahead.some((each) => each.id === id)).toBe(
      false,
    );
    await expect(claimOwnShift(deps, ours.viewer, plantel, id)).rejects.toThrow(/não existe mais/);
    await expect(claimOwnShift(deps, ours.viewer, otherCommunity, id)).rejects.toThrow(/permissão/);
    await expect(loadVolunteer(deps, own.viewer, plantel)).rejects.toThrow(/permissão/);
    await expect(cancelShiftOf(deps, admin.viewer, plantel, id)).rejects.toThrow(/não existe mais/);
    await expect(
      planShifts(deps, admin.viewer, otherCommunity, { operation: freshId(), planned }),
    ).rejects.toThrow(/permissão/);
    await claimOwnShift(deps, own.viewer, otherCommunity, id);
    await moveShift(id, -210);
    await confirmVolunteer(deps, theirs.viewer, otherCommunity, { shift: id, userId: own.viewer.id });
    expect((await loadCertificate(deps, own.viewer, otherCommunity)).tally.shifts).toBe(1);
    expect((await loadCommunityAdmin(deps, theirs.viewer, otherCommunity)).shifts).toHaveLength(1);
  });
});
