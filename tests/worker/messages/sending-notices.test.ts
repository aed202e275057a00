import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { adminPaths } from "#app/features/admin/paths.ts";
import { listNotices } from "#app/features/messages/services/list-notices.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { createSchool } from "#app/features/school/services/create-school.server.ts";
import { dateTimeValue } from "#app/platform/time/date-field.ts";
import { bindings } from "#tests/support/bindings.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";
import { channelOf, openTab, until } from "#tests/support/notification-tab.ts";

const DAY = 86_400;
const deps = visitorDeps();

/** Posts the form of the page; the operation is returned. */
async function post(admin: Known, fields: Record<string, string>) {
  const operation = fields.operation ?? freshId();
  const form = {
    intent: "send",
    audience: "everybody",
    type: "aviso",
    content: "Prova no sábado",
    ...fields,
    operation,
  };
  return { operation, response: await postFields(adminPaths.notices(), form, admin.cookie) };
}

async function contentsOf({ viewer }: Known): Promise<string[]> {
  return (await listNotifications(deps, viewer)).map(({ content }) => content);
}

/** Who among some people has a text. */
async function readers(people: Record<string, Known>, content: string): Promise<string[]> {
  const names: string[] = [];
  for (const [name, person] of Object.entries(people))
    if ((await contentsOf(person)).includes(content)) names.push(name);
  return names;
}

/** The clock moves on for one notification: it was to be shown that much earlier. */
async function later(id: string, seconds: number): Promise<void> {
  const sql =
    "UPDATE notifications SET visible_from = visible_from - ?, expires_at = expires_at - ? WHERE id = ?";
  await bindings.DB.prepare(sql).bind(seconds, seconds, id).run();
}

describe("an admin sends a notification", () => {
  it("to everybody, a school, a claim or a person, with one audit row each", async () => {
    const admin = await givenAdmin();
    const school = `escola-${freshId().slice(0, 8)}`;
    await createSchool(deps, { id: school, name: "Colégio de Teste", supportPhone: null });
    const pupil = await givenKnown({ school: { id: school, role: "student" } });
    const people = {
      aluna: pupil,
      mentor: await givenKnown({ claims: ["mentor"] }),
      ninguém: await givenKnown(),
    };
    const audiences: [Record<string, string>, string[]][] = [
      [{ audience: "everybody" }, ["aluna", "mentor", "ninguém"]],
      [{ audience: "school", school }, ["aluna"]],
      [{ audience: "claim", claim: "mentor" }, ["mentor"]],
      [{ audience: "person", person: people.ninguém.person.email.toUpperCase() }, ["ninguém"]],
      [{ audience: "person", person: pupil.viewer.id }, ["aluna"]],
    ];
    for (const [fields, wanted] of audiences) {
      const content = `Aviso ${freshId()}`;
      const { operation, response } = await post(admin, { ...fields, content, link: "/questoes" });
      expect([response.status, response.headers.get("Location")]).toEqual([302, adminPaths.notices("send")]);
      expect(await readers(people, content)).toEqual(wanted);
      await bindings.DB.prepare("DELETE FROM notifications WHERE id = ?").bind(operation).run();
      const [row, ...more] = await auditOf(operation);
      expect([row?.action, row?.actor_id, more]).toEqual(["notice.send", admin.viewer.id, []]);
      expect(JSON.parse(row?.after ?? "")).toMatchObject({ content, link: "/questoes", type: "aviso" });
    }
  });

  it("and it is in an open tab without reloading", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    const tab = await openTab(student.cookie);
    const content = `Ao vivo ${freshId()}`;
    await post(admin, { audience: "person", person: student.viewer.id, content });
    await until(() => tab.contents().includes(content), "the notification");
  });

  it("for later: nobody sees it before, and an open tab shows it when it is due", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown({ claims: ["podionUser"] })];
    const tab = await openTab(student.cookie);
    const content = `Amanhã ${freshId()}`;
    const from = dateTimeValue(deps.now() + DAY);
    const { operation, response } = await post(admin, {
      audience: "claim",
      claim: "podionUser",
      content,
      from,
    });
    expect(response.headers.get("Location")).toBe(adminPaths.notices("schedule"));
    expect(await contentsOf(student)).not.toContain(content);
    const alarm = () =>
      runInDurableObject(channelOf(student.viewer.id), (_, state) => state.storage.getAlarm());
    expect(await alarm()).not.toBeNull();
    expect((await listNotices(deps, null)).notices[0]).toMatchObject({ id: operation, state: "scheduled" });
    // Within the same minute: the form's time has no seconds.
    await later(operation, DAY);
    expect(await runDurableObjectAlarm(channelOf(student.viewer.id))).toBe(true);
    await until(() => tab.contents().includes(content), "the scheduled notification");
    expect(await contentsOf(student)).toContain(content);
  });

  it("with an end, after which nobody sees it", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    const content = `Até amanhã ${freshId()}`;
    const { operation } = await post(admin, { content, until: dateTimeValue(deps.now() + DAY) });
    expect(await contentsOf(student)).toContain(content);
    await later(operation, 2 * DAY);
    expect(await contentsOf(student)).not.toContain(content);
    expect((await listNotices(deps, null)).notices[0]).toMatchObject({ id: operation, state: "over" });
  });
});

describe("the same form again", () => {
  it("sends once, also when both arrive together", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    const operation = freshId();
    const fields = { audience: "person", person: student.viewer.id, content: "Uma vez só", operation };
    const both = await Promise.all([post(admin, fields), post(admin, fields)]);
    both.push(await post(admin, fields));
    expect(both.map(({ response }) => response.status)).toEqual([302, 302, 302]);
    expect(await contentsOf(student)).toEqual(["Uma vez só"]);
    expect(await auditOf(operation)).toHaveLength(1);
  });

  it("with another text is not lost silently: it says so and preserves what was typed", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    const { operation } = await post(admin, {
      audience: "person",
      person: student.viewer.id,
      content: "Primeiro",
    });
    const again = await post(admin, {
      audience: "person",
      person: student.viewer.id,
      content: "Segundo",
      operation,
    });
    expect(again.response.status).toBe(409);
    const html = await again.response.text();
    expect([html.includes("Este formulário já foi enviado"), html.includes(">Segundo</textarea>")]).toEqual([
      true,
      true,
    ]);
    expect(await contentsOf(student)).toEqual(["Primeiro"]);
  });
});

describe("undoing a notice", () => {
  it("is gone for its readers, or never comes; one row each, and once", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    const person = { audience: "person", person: student.viewer.id };
    const now = await post(admin, { ...person, content: "No ar" });
    const soon = await post(admin, { ...person, content: "Em breve", from: dateTimeValue(deps.now() + DAY) });
    const cancel = (id: string) => postFields(adminPaths.notices(), { intent: "cancel", id }, admin.cookie);
    for (const { operation } of [now, soon]) {
      expect((await cancel(operation)).headers.get("Location")).toBe(adminPaths.notices("cancel"));
      expect((await auditOf(operation)).map(({ action }) => action)).toEqual([
        "notice.send",
        "notice.cancel",
      ]);
      expect((await cancel(operation)).status).toBe(409);
    }
    await later(soon.operation, 2 * DAY);
    expect(await contentsOf(student)).toEqual([]);
    const states = (await listNotices(deps, null)).notices.slice(0, 2).map(({ state }) => state);
    expect(states).toEqual(["cancelled", "cancelled"]);
  });

  it("is only what admins sent: a person's own notifications are private", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    const { sendNotification } = await import("#app/features/messages/services/send-notification.server.ts");
    const { id } = await sendNotification(deps, null, {
      audience: { kind: "person", userId: student.viewer.id },
      type: "nova-resposta",
      content: "Responderam você",
      link: null,
      visibleFrom: null,
      expiresAt: null,
    });
    expect((await postFields(adminPaths.notices(), { intent: "cancel", id }, admin.cookie)).status).toBe(409);
    expect(await contentsOf(student)).toEqual(["Responderam você"]);
  });
});

describe("a notification that cannot be sent", () => {
  const past = { from: "2026-11-22T10:00", until: "2026-11-21T10:00" };

  it.each([
    [{ content: "" }, 422, "Escreva o texto da notificação."],
    [{ content: "a".repeat(501) }, 400, "Escreva a notificação com 1 a 500 caracteres."],
    [{ audience: "school" }, 422, "Escolha a escola."],
    [{ audience: "school", school: "nao-existe" }, 404, "Não há escola com este código."],
    [{ audience: "claim", claim: "deus" }, 422, "Escolha para quem vai a notificação."],
    [{ audience: "person", person: "ninguem@farol.test" }, 404, "Não encontramos esta conta."],
    [{ link: "javascript:alert(1)" }, 400, "O link da notificação precisa ser"],
    [{ link: "https://evil.example/" }, 400, "O link da notificação precisa ser"],
    [{ from: "amanhã" }, 422, "Escreva data e hora"],
    [{ from: "2026-02-31T10:00" }, 422, "Escreva data e hora"],
    [past, 400, "A notificação precisa terminar depois de começar"],
    [{ operation: "x" }, 400, ""],
  ])(
    "%j is refused at its field, preserves what was typed and sends nothing",
    async (fields, status, text) => {
      const admin = await givenAdmin();
      const count = () => bindings.DB.prepare("SELECT count(*) AS n FROM notifications").first<number>("n");
      const before = await count();
      const { response } = await post(admin, {
        content: "Texto guardado",
        ...(fields as Record<string, string>),
      });
      const html = await response.text();
      expect([response.status, html.includes(text)]).toEqual([status, true]);
      if (!("content" in fields)) expect(html).toContain(">Texto guardado</textarea>");
      expect(await count()).toBe(before);
    },
  );

  it("nor by anybody else", async () => {
    const others = [
      await givenKnown(),
      await givenKnown({ claims: ["moderator", "plantelAdmin", "chiefMentor"] }),
    ];
    for (const person of others) {
      const { operation, response } = await post(person, { content: "Eu mando" });
      expect([response.status, await auditOf(operation)]).toEqual([401, []]);
    }
  });
});

it("the preview works without scripts, and nothing is sent", async () => {
  const admin = await givenAdmin();
  const { operation, response } = await post(admin, {
    intent: "preview",
    content: "Olhe só",
    type: "novidade",
  });
  const html = await response.text();
  expect([response.status, html.includes("Olhe só</p>"), html.includes("Novidade")]).toEqual([
    200,
    true,
    true,
  ]);
  expect(await auditOf(operation)).toEqual([]);
});
