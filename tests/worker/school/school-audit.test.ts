import { beforeAll, describe, expect, it } from "vitest";
import { updateAccess } from "#app/features/admin/services/update-access.server.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import {
  addToClass,
  applyClassChange,
  setActive,
} from "#app/features/school/services/apply-class-change.server.ts";
import { exportSchoolAudit } from "#app/features/school/services/export-school-audit.server.ts";
import {
  listSchoolAudit,
  type SchoolAuditQuestion,
} from "#app/features/school/services/list-school-audit.server.ts";
import { archiveClass } from "#app/features/school/services/manage-classes.server.ts";
import { addPerson } from "#app/features/school/services/save-person.server.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import { checkAudit } from "#app/platform/audit/services/check-audit.server.ts";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import {
  type GivenSchool,
  givenClass,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";

const nothing: SchoolAuditQuestion = { who: "", whom: "", action: "", from: "", until: "", before: null };

let school: GivenSchool;
let lucia: string;
let bia: string;

const fields = { email: "", mobile: "", schoolUserId: "" };

/** The sentences that a question finds. */
async function sentences(question: Partial<SchoolAuditQuestion> = {}, actor: SchoolActor = school.actor) {
  const { rows } = await listSchoolAudit(visitorDeps(), actor, { ...nothing, ...question });
  return rows.map(({ who, did, whom, rest }) => `${who.name} ${did}${whom ? ` ${whom.name}` : ""}${rest}`);
}

beforeAll(async () => {
  school = await givenSchoolWith();
  const { actor } = school;
  const deps = visitorDeps();
  const people = await rowsOf<{ id: string }>(
    "SELECT id FROM school_people WHERE school = (SELECT num FROM schools WHERE id = ?)",
    school.id,
  );
  lucia = people[0]?.id ?? "";
  const classId = await givenClass(actor, "3º A");
  const person = { firstName: "Bia", lastName: "Ramos", ...fields, year: 2026, role: "student" } as const;
  bia = await addPerson(deps, actor, { ...person, classes: [classId] });
  const caio = await addPerson(deps, actor, { ...person, firstName: "Caio", classes: [] });
  await applyClassChange(deps, actor, { personId: bia, role: "assistant", classes: [] });
  await addToClass(deps, actor, { classId, people: [caio, bia], moves: false });
  await setActive(deps, actor, { personId: caio, active: false });
  const batch = { act: "cards", classId: null, role: null, selection: { ids: [bia, caio] } } as const;
  await startPeopleBatch(deps, actor, batch);
  await archiveClass(deps, actor, { id: classId, active: false });
});

describe("a school's audit shows", () => {
  it("everything the office did, newest first, in sentences", async () => {
    const name = "Iara Lima";
    expect(await sentences()).toEqual([
      `${name} arquivou a turma 3º A`,
      `${name} emitiu cartões de acesso para 2 pessoas`,
      `${name} inativou Caio Ramos`,
      `${name} pôs Caio Ramos, Bia Ramos na turma 3º A`,
      `${name} mudou o papel de Bia Ramos: Estudante → Assistente; saiu de 3º A`,
      `${name} cadastrou Caio Ramos: Estudante`,
      `${name} cadastrou Bia Ramos: Estudante, 3º A`,
      `${name} criou a turma 3º A`,
      `Equipe Farol cadastrou ${name}: Administração`,
    ]);
  });

  it("who came into it by the platform's hand", async () => {
    const known = await givenKnown();
    const change = { userId: known.viewer.id, claims: [], version: null };
    const commandLine = { viewer: null, requestId: freshId() };
    await updateAccess(visitorDeps(), commandLine, { ...change, school: { id: school.id, role: "teacher" } });
    expect((await sentences())[0]).toBe("Equipe Farol mudou o papel de Iara Lima: Professor");
  });

  it("by who did it, by name and by id", async () => {
    expect(await sentences({ who: lucia, action: "school.active" })).toHaveLength(1);
    const page = await listSchoolAudit(visitorDeps(), school.actor, { ...nothing, who: "iara" });
    // Two people of this name: the page lets the reader choose.
    expect([page.who.choices.length, page.rows]).toEqual([2, []]);
    expect(await sentences({ who: bia })).toEqual([]);
  });

  it("by whom it was done to, and nothing for a name that nobody has", async () => {
    expect(await sentences({ whom: "bia ram" })).toHaveLength(2);
    expect(await sentences({ whom: bia, who: lucia, action: "school.role" })).toHaveLength(1);
    expect(await sentences({ whom: "ninguém" })).toEqual([]);
  });

  it("by what and when", async () => {
    expect(await sentences({ action: "school.class" })).toHaveLength(2);
    expect(await sentences({ action: "user.access" })).toHaveLength((await sentences()).length);
    const today = isoDateAt(Date.now() / 1000);
    expect(await sentences({ from: today, until: today })).toHaveLength((await sentences()).length);
    expect(await sentences({ until: "2020-01-01" })).toEqual([]);
    expect(await sentences({ from: "2090-01-01" })).toEqual([]);
  });

  it("nothing of another school, also for another's person", async () => {
    const other = await givenSchoolWith();
    expect(await sentences({}, other.actor)).toEqual(["Equipe Farol cadastrou Iara Lima: Administração"]);
    expect(await sentences({ whom: bia }, other.actor)).toEqual([]);
    expect(await sentences({ who: lucia }, other.actor)).toEqual([]);
  });

  it("whether the chain is intact", async () => {
    await checkAudit(visitorDeps(), school.id);
    const { check } = await listSchoolAudit(visitorDeps(), school.actor, nothing);
    expect(check).toMatchObject({ holds: true, brokenPlace: null });
  });

  it("acts verbatim where a row was tampered with", async () => {
    const { id, actor } = await givenSchoolWith();
    await givenClass(actor, "3º A");
    await checkAudit(visitorDeps(), id);
    const trigger = await rowsOf<{ sql: string }>(
      "SELECT sql FROM sqlite_master WHERE name = 'audit_keeps_rows'",
    );
    await bindings.DB.prepare("DROP TRIGGER audit_keeps_rows").run();
    await bindings.DB.prepare("UPDATE audit SET after = '{' WHERE scope = ? AND place = 2").bind(id).run();
    await bindings.DB.prepare(trigger[0]?.sql ?? "").run();
    expect((await checkAudit(visitorDeps(), id)).broken).toMatchObject({ place: 2, why: "edited" });
    const { check, rows } = await listSchoolAudit(visitorDeps(), actor, nothing);
    expect([check?.holds, check?.brokenPlace, rows.length]).toEqual([false, 2, 2]);
  });
});

describe("the file", () => {
  async function read(actor: SchoolActor, question: Partial<SchoolAuditQuestion> = {}): Promise<string[]> {
    const { pieces } = await exportSchoolAudit(visitorDeps(), actor, { ...nothing, ...question });
    let text = "";
    for await (const piece of pieces) text += piece;
    return text.split("\r\n");
  }

  it("contains what the filter finds, with seals, and its download is recorded", async () => {
    const lines = await read(school.actor, { action: "school.active" });
    expect(lines[0]).toBe("\uFEFFNúmero;Quando;Quem;Ação;Registro;Antes;Depois;Motivo;Pedido;Selo");
    expect(lines[1]).toMatch(
      /^\d+;[^;]+;Iara Lima;Ativou ou inativou na escola;inativou Caio Ramos;"\{""active"":true\}";.*;[0-9a-f]{64}$/,
    );
    expect(lines).toHaveLength(3);
    expect((await sentences())[0]).toBe("Iara Lima baixou a auditoria");
  });

  it("opens as text where a name is a formula (SEC-20)", async () => {
    const { id, actor } = await givenSchoolWith();
    const [person = ""] = await givenPeople(id, [schoolPerson({ firstName: "=HYPERLINK(1)", lastName: "" })]);
    await setActive(visitorDeps(), actor, { personId: person, active: false });
    expect((await read(actor))[2]).toContain(";inativou =HYPERLINK(1);");
  });
});

describe("the page", () => {
  let assistant: Known;

  beforeAll(async () => {
    assistant = await givenKnown({ school: { id: school.id, role: "assistant" } });
  });

  it("is for the management; an assistant reads it, too", async () => {
    const page = await door.send(schoolPaths.audit(school.id), { cookie: assistant.cookie });
    expect(page.status).toBe(200);
    const file = await door.send(schoolPaths.auditFile(school.id), { cookie: assistant.cookie });
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="farol-auditoria-/);
    await file.text();
  });

  it("reads what it shows in one trip, at any depth and with every filter (P1, P2)", async () => {
    const { id, manager, actor } = await givenSchoolWith();
    const [person = ""] = await givenPeople(id, [schoolPerson()]);
    for (let turn = 0; turn < 70; turn += 1)
      await setActive(visitorDeps(), actor, { personId: person, active: turn % 2 === 1 });
    await checkAudit(visitorDeps(), id);
    const seen: number[] = [];
    async function cost(address: string, trips: number): Promise<string> {
      const { database, trips: made } = countedDatabase(bindings.DB);
      const reply = await openDoor({ DB: database }).send(address, { cookie: manager.cookie });
      const html = await reply.text();
      expect([address, reply.status, made.length]).toEqual([address, 200, trips]);
      expect(rowsRead(made)).toBeLessThanOrEqual(140);
      return html;
    }
    let address: string | undefined = schoolPaths.audit(id);
    while (address) {
      const html = await cost(address, 1);
      seen.push(...[...html.matchAll(/nº (?:<!-- -->)?(\d+)/g)].map(([, place]) => Number(place)));
      address = /href="([^"]*\/auditoria\?apos=\d+)"/.exec(html)?.[1];
    }
    expect(seen).toEqual(Array.from({ length: 71 }, (_, index) => 71 - index));
    await cost(schoolPaths.audit(id, "acao=school.active&de=2020-01-01&ate=2090-01-01"), 1);
    await cost(schoolPaths.auditOf(id, person), 2);
    await cost(schoolPaths.audit(id, `quem=${person}&com=${person}&acao=school.role`), 2);
  });
});
