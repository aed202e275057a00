import { beforeAll, describe, expect, it } from "vitest";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import {
  answerTicket,
  closeTicket,
  listTickets,
} from "#app/features/school/services/admin/answer-tickets.server.ts";
import {
  createTicket,
  readSupport,
  replyInTicket,
} from "#app/features/school/services/support-tickets.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { type GivenSchool, givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";

const sent = {
  content: "A importação parou no meio.",
  page: "/escolas/x/gestao?q=Bia",
  userAgent: "Firefox/140.0",
};

let school: GivenSchool;
let admin: Known;

beforeAll(async () => {
  school = await givenSchoolWith();
  admin = await givenKnown({ claims: ["admin"] });
});

function team() {
  return { viewer: admin.viewer, requestId: freshId() };
}

async function tickets(of: GivenSchool = school) {
  const asked = { before: null, page: "", userAgent: "" };
  return (await readSupport(visitorDeps(), of.actor, asked)).tickets;
}

describe("a ticket", () => {
  it("goes to the team with its context, is answered, and its author is notified of the answer", async () => {
    const id = freshId();
    await createTicket(visitorDeps(), school.actor, id, sent);
    await createTicket(visitorDeps(), school.actor, id, sent);
    const open = (await listTickets(visitorDeps(), "open", null)).tickets.filter((each) => each.id === id);
    expect(open).toMatchObject([
      { school: { id: school.id }, state: "open", context: { page: "/escolas/x/gestao" } },
    ]);
    expect(open[0]?.thread).toHaveLength(1);

    const operation = freshId();
    const answer = { ticketId: id, content: "Já voltou. Tente de novo." };
    await answerTicket(visitorDeps(), team(), operation, answer);
    await answerTicket(visitorDeps(), team(), operation, answer);
    expect((await tickets())[0]).toMatchObject({
      id,
      state: "answered",
      thread: [{ team: false }, { team: true, content: "Já voltou. Tente de novo." }],
    });
    const [told, ...more] = await listNotifications(visitorDeps(), school.manager.viewer);
    expect([told?.type, told?.link, more.length]).toEqual([
      "nova-resposta",
      schoolPaths.support(school.id),
      0,
    ]);
    expect(await rowsOf("SELECT num FROM audit WHERE subject_id = ?", id)).toHaveLength(2);
  });

  it("is open again when the school writes, and closed by the team", async () => {
    const id = freshId();
    await createTicket(visitorDeps(), school.actor, id, sent);
    await answerTicket(visitorDeps(), team(), freshId(), { ticketId: id, content: "Qual página?" });
    await replyInTicket(visitorDeps(), school.actor, freshId(), { ticketId: id, content: "A de gestão." });
    expect((await tickets())[0]).toMatchObject({ state: "open", thread: [{}, {}, { team: false }] });
    await closeTicket(visitorDeps(), team(), id);
    expect((await tickets())[0]?.state).toBe("closed");
  });

  it("is its school's and its management's alone, and answers are the team's", async () => {
    const id = freshId();
    await createTicket(visitorDeps(), school.actor, id, sent);
    const other = await givenSchoolWith();
    expect(await tickets(other)).toEqual([]);
    const reply = { ticketId: id, content: "x" };
    await expect(replyInTicket(visitorDeps(), other.actor, freshId(), reply)).rejects.toThrow(/não existe/);
    const teacher = await givenSchoolWith("teacher");
    await expect(createTicket(visitorDeps(), teacher.actor, freshId(), sent)).rejects.toThrow();
    const outsider = { viewer: school.manager.viewer, requestId: freshId() };
    await expect(answerTicket(visitorDeps(), outsider, freshId(), reply)).rejects.toThrow();
    await expect(
      createTicket(visitorDeps(), school.actor, freshId(), { ...sent, content: "x" }),
    ).rejects.toThrow();
    await expect(answerTicket(visitorDeps(), team(), freshId(), { ...reply, content: "" })).rejects.toThrow();
    await expect(
      answerTicket(visitorDeps(), team(), freshId(), { ticketId: freshId(), content: "x" }),
    ).rejects.toThrow(/não existe/);
  });

  it("pages cost one trip (P1)", async () => {
    for (const [path, cookie] of [
      [schoolPaths.support(school.id), school.manager.cookie],
      ["/admin/chamados", admin.cookie],
    ] as const) {
      const { database, trips } = countedDatabase(bindings.DB);
      const reply = await openDoor({ DB: database }).send(path, { cookie });
      expect([path, reply.status, trips.length]).toEqual([path, 200, 1]);
      expect(rowsRead(trips)).toBeLessThanOrEqual(120);
      await reply.text();
    }
  });
});
