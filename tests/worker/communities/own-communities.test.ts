import { beforeAll, describe, expect, it } from "vitest";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import { DAY } from "#app/platform/time/units.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";
import { openTab, until } from "#tests/support/notification-tab.ts";
import {
  adminPage,
  counted,
  givenCommunity,
  givenMember,
  type Made,
  menuOf,
  typedCommunity,
} from "#tests/support/own-communities.ts";

const deps = visitorDeps();
let ours: Made;
let theirs: Made;
let member: Known;
let chief: Known;
let stranger: Known;

beforeAll(async () => {
  [ours, theirs] = [await givenCommunity(), await givenCommunity()];
  member = await givenMember(ours);
  chief = await givenMember(ours, { admin: true });
  stranger = await givenMember(theirs, { admin: true });
});

async function textOf(path: string, { cookie }: Known): Promise<string> {
  return (await door.send(path, { cookie })).text();
}

async function statusOf(path: string, of: Known): Promise<number> {
  return (await door.send(path, { cookie: of.cookie })).status;
}

/** The fields that plan a shift in some days. */
function shiftFields(operation: string, days = 3) {
  const day = isoDateAt(deps.now() + days * DAY);
  return { intent: "plan", operation, day, from: "19:00", to: "20:00", places: "2", weeks: "1" };
}

async function noticesOf({ viewer }: Known): Promise<string[]> {
  return (await listNotifications(deps, viewer)).map(({ content }) => content);
}

describe("a community made by the team's form alone", () => {
  it("presents itself, admits people on request, and has its line in their menu", async () => {
    expect([ours.made.status, ours.made.headers.get("Location")]).toEqual([302, `${adminPage}?feito=criada`]);
    const shown = await (await door.send(ours.path)).text();
    expect(shown).toContain("Quem estuda junto para o ITA.");
    expect(shown).toContain("Entrar para participar");
    expect(shown).not.toContain("Próximos plantões");
    const person = await givenKnown({ firstName: "Lia" });
    const asked = await postFields(ours.path, { intent: "ask", message: "Quero entrar." }, person.cookie);
    expect(asked.status).toBe(200);
    expect(await textOf(ours.path, person)).toContain("Você já pediu para participar.");
    expect(await textOf(`${ours.path}/admin`, chief)).toContain("Quero entrar.");
    expect(await noticesOf(chief)).toContain(
      `Há pedidos de acesso do Clube ${ours.code} à espera de resposta.`,
    );
    const accept = { intent: "accept", person: person.viewer.id, campaign: ours.code };
    for (const word of ["aceito", "decidido"]) {
      const accepted = await postFields(`${ours.path}/admin`, accept, chief.cookie);
      expect(accepted.headers.get("Location")).toBe(`${ours.path}/admin?feito=${word}`);
    }
    expect(await textOf(ours.path, person)).toContain("Próximos plantões");
    expect(await menuOf(person)).toContain(`Clube ${ours.code} ${ours.path}`);
    expect(await auditOf(person.viewer.id)).toMatchObject([{ action: "campaign.accept" }]);
    expect(await noticesOf(person)).toEqual([
      `O seu acesso do Clube ${ours.code} foi liberado. Bons estudos!`,
    ]);
  });

  it("has shifts, announcements for all its people, and a challenge worth its points", async () => {
    const operation = freshId();
    const planned = await postFields(`${ours.path}/admin`, shiftFields(operation), chief.cookie);
    expect(planned.headers.get("Location")).toBe(`${ours.path}/admin?feito=marcado`);
    const take = { intent: "take", shift: `${operation}-0` };
    expect((await postFields(ours.path, take, member.cookie)).headers.get("Location")).toBe(
      `${ours.path}?feito=entrou`,
    );
    const told = { intent: "tell", operation: freshId(), content: "Quinta tem encontro.", link: "" };
    const tab = await openTab(member.cookie);
    expect((await postFields(`${ours.path}/admin`, told, chief.cookie)).status).toBe(302);
    await until(() => tab.contents().includes(told.content), "the announcement in the open tab");
    expect(await textOf(ours.path, member)).toContain("Quinta tem encontro.");
    for (const of of [member, chief]) expect(await noticesOf(of)).toContain("Quinta tem encontro.");
    const season = { intent: "season", operation: freshId(), name: "Primavera" };
    const day = (days: number) => isoDateAt(deps.now() + days * DAY);
    const desk = `${ours.path}/admin/desafio`;
    const begun = await postFields(desk, { ...season, from: day(0), to: day(20) }, chief.cookie);
    expect(begun.headers.get("Location")).toBe(`${desk}?temporada=${season.operation}&feito=temporada`);
    const list = `nome;sobrenome;e-mail;equipe\nBia;Lima;${member.person.email};Sul`;
    const sent = { intent: "upload", season: season.operation, list };
    const location = (await postFields(desk, sent, chief.cookie)).headers.get("Location") ?? "";
    expect(await textOf(location, chief)).toContain("Conferência da lista");
    expect(await textOf(`${ours.path}/desafio`, member)).toContain("Primavera");
  });

  it("opens every page of its people with one round trip", async () => {
    const pages = ["", "/desafio", "/certificado", "/admin", "/admin/desafio"];
    for (const page of pages) {
      const { database, trips } = countedDatabase(bindings.DB);
      const response = await openDoor({ DB: database }).send(ours.path + page, { cookie: chief.cookie });
      expect([page, response.status, trips.length]).toEqual([page, 200, 1]);
    }
  });

  it("is edited and closed: then its pages are nobody's, and its line is gone", async () => {
    const made = await givenCommunity();
    const person = await givenMember(made);
    const fields = { ...typedCommunity(made.code), intent: "edit", name: "Outro nome", menu: "Outra linha" };
    await postFields(adminPage, { ...fields, modules: ["ranking"] }, made.team.cookie);
    expect(await menuOf(person)).toContain(`Outra linha ${made.path}`);
    expect(await statusOf(`${made.path}/desafio`, person)).toBe(404);
    const plan = shiftFields(freshId());
    expect((await postFields(`${made.path}/admin`, plan, made.team.cookie)).status).toBe(404);
    const close = { intent: "close", code: made.code };
    expect((await postFields(adminPage, close, made.team.cookie)).status).toBe(302);
    expect(await statusOf(made.path, person)).toBe(404);
    expect((await menuOf(person)).some((line) => line.includes(made.code))).toBe(false);
    expect((await auditOf(made.code)).map(({ action }) => action)).toEqual([
      "community.create",
      "community.edit",
      "community.close",
    ]);
    await postFields(adminPage, { intent: "reopen", code: made.code }, made.team.cookie);
    expect(await textOf(made.path, person)).toContain("Ranking da semana");
  });

  it("preserves what was typed where something is wrong, and accepts no address twice", async () => {
    const team = await givenAdmin();
    const wrong = { ...typedCommunity("Não Pode"), catalogue: "XYZ" };
    const refused = await postFields(adminPage, wrong, team.cookie);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    for (const text of ["letras minúsculas", "Não há provas de XYZ", "Quem estuda junto para o ITA."])
      expect(html).toContain(text);
    const twice = await postFields(adminPage, typedCommunity(ours.code), team.cookie);
    expect([twice.status, (await twice.text()).includes("Já há uma comunidade")]).toEqual([409, true]);
    const reserved = await postFields(adminPage, typedCommunity("plantel"), team.cookie);
    expect(reserved.status).toBe(422);
  });
});

describe("people and admins of one community", () => {
  it("get nothing of another by any page", async () => {
    for (const page of ["/desafio", "/certificado", "/admin", "/admin/desafio"])
      expect([page, await statusOf(theirs.path + page, chief)]).toEqual([page, 401]);
    const shown = await textOf(theirs.path, chief);
    expect(shown).toContain("Pedir para participar");
    expect(shown).not.toContain("Próximos plantões");
    for (const page of ["/admin", "/admin/desafio"])
      expect(await statusOf(ours.path + page, member)).toBe(401);
    for (const page of ["/plantel-admin", "/escolas/marista", "/escolas/marista/desafio", adminPage])
      expect([page, await statusOf(page, chief)]).toEqual([page, 401]);
    const questions = await textOf(`/admin/usuarios?q=${stranger.person.email}`, chief);
    expect(questions).not.toContain(stranger.viewer.id);
  });

  it("change nothing of another, by its addresses or by their own with its ids", async () => {
    const operation = freshId();
    await postFields(`${theirs.path}/admin`, shiftFields(operation), stranger.cookie);
    const shift = `${operation}-0`;
    const person = await givenKnown();
    await postFields(theirs.path, { intent: "ask", message: "" }, person.cookie);
    const attempts: [string, Record<string, string>][] = [
      [theirs.path, { intent: "take", shift }],
      [ours.path, { intent: "take", shift }],
      [`${theirs.path}/admin`, { intent: "cancel", shift }],
      [`${ours.path}/admin`, { intent: "cancel", shift }],
      [`${theirs.path}/admin`, { intent: "accept", person: person.viewer.id, campaign: theirs.code }],
      [`${ours.path}/admin`, { intent: "out", person: stranger.viewer.id }],
      [`${theirs.path}/admin`, { intent: "out", person: stranger.viewer.id }],
      [`${ours.path}/admin`, { intent: "admin", person: stranger.viewer.id, wanted: "nao" }],
      [`${theirs.path}/admin`, { intent: "tell", operation: freshId(), content: "Oi", link: "" }],
      [
        `${theirs.path}/admin/desafio`,
        { intent: "season", operation: freshId(), name: "X", from: "", to: "" },
      ],
      ["/pedidos-de-acesso", { intent: "accept", person: person.viewer.id, campaign: theirs.code }],
      [adminPage, { intent: "close", code: theirs.code }],
    ];
    for (const [path, fields] of attempts) {
      const { status } = await postFields(path, fields, chief.cookie);
      expect([path, fields.intent, status >= 400]).toEqual([path, fields.intent, true]);
    }
    // Their own desk with the other's code decides about their own requests only.
    const other = { intent: "accept", person: person.viewer.id, campaign: theirs.code };
    expect((await postFields(`${ours.path}/admin`, other, chief.cookie)).headers.get("Location")).toBe(
      `${ours.path}/admin?feito=decidido`,
    );
    const kept = "SELECT count(*) AS n FROM shifts WHERE id = ? AND cancelled_at IS NULL";
    expect(await counted(kept, shift)).toBe(1);
    const taken = "SELECT count(*) AS n FROM shift_people p JOIN shifts s ON s.num = p.shift WHERE s.id = ?";
    expect(await counted(taken, shift)).toBe(0);
    const waits =
      "SELECT count(*) AS n FROM campaign_requests WHERE user_id = ? AND campaign = ? AND state = 'waiting'";
    expect(await counted(waits, person.viewer.id, theirs.code)).toBe(1);
    const people = "SELECT count(*) AS n FROM community_people WHERE community = ? AND is_admin = 1";
    expect(await counted(people, theirs.code)).toBe(2);
  });

  it("see nothing of another's, and lose access at once when they are removed", async () => {
    const told = { intent: "tell", operation: freshId(), content: "Só para o outro clube.", link: "" };
    await postFields(`${theirs.path}/admin`, told, stranger.cookie);
    expect(await noticesOf(stranger)).toContain("Só para o outro clube.");
    expect(await noticesOf(member)).not.toContain("Só para o outro clube.");
    const person = await givenMember(ours, { admin: true });
    expect(await statusOf(`${ours.path}/admin`, person)).toBe(200);
    const out = { intent: "out", person: person.viewer.id };
    expect((await postFields(`${ours.path}/admin`, out, chief.cookie)).status).toBe(302);
    expect(await statusOf(`${ours.path}/admin`, person)).toBe(401);
    expect(await textOf(ours.path, person)).toContain("Pedir para participar");
  });
});
