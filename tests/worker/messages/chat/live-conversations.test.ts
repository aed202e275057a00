import { beforeAll, describe, expect, it } from "vitest";
import { adminPaths } from "#app/features/admin/paths.ts";
import { chatPaths } from "#app/features/messages/paths.ts";
import { claimThread, closeThread } from "#app/features/messages/services/team-answers.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { answer, asTeam, write } from "#tests/support/chatting.ts";
import { door } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenAdmin, givenKnown, type Known } from "#tests/support/given-admin.ts";
import { openTab, until } from "#tests/support/notification-tab.ts";

let admin: Known;

beforeAll(async () => {
  admin = await givenAdmin();
});

/** The notices of the inbox that wait for a person. */
async function noticesOf(audience: string): Promise<string[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT content FROM notifications WHERE audience = ? AND link = ?",
  )
    .bind(audience, adminPaths.conversations())
    .all<{ content: string }>();
  return results.map(({ content }) => content);
}

async function chatOf(of: Known) {
  const response = await door.send("/questoes?_data=root", { cookie: of.cookie });
  return ((await response.json()) as { shell: { chat: unknown } }).shell.chat;
}

describe("the team", () => {
  it("gets messages, answers and other changes of the inbox in its open tabs", async () => {
    const student = await givenKnown();
    const [tab, own] = [await openTab(admin.cookie), await openTab(student.cookie)];
    const heard = () => tab.messages.filter(({ inbox }) => inbox).length;
    await write(student, "Oi");
    await until(() => heard() === 1, "the message in the inbox");
    await answer(admin, student, "Oi!");
    await until(() => heard() === 2, "the answer in the inbox");
    await claimThread(visitorDeps(), asTeam(admin), student.viewer.id);
    await until(() => heard() === 3, "the taking in the inbox");
    await closeThread(visitorDeps(), asTeam(admin), { userId: student.viewer.id, messages: 2 });
    await until(() => heard() === 4, "the closing in the inbox");
    expect(own.messages.some(({ inbox }) => inbox)).toBe(false);
    expect(own.events().map(({ notification }) => notification.link)).toEqual([chatPaths.conversation()]);
  });

  it("is notified once an hour of conversations of nobody, and who looks after one each time it waits again", async () => {
    const [student, other] = [await givenKnown(), await givenKnown()];
    await write(student, "Oi");
    await write(other, "Oi");
    await until(async () => (await noticesOf("claim:admin")).length > 0, "the team's notice");
    const mine = () => noticesOf(`person:${admin.viewer.id}`);
    await answer(admin, student, "Oi!");
    await write(student, "E agora?");
    await until(async () => (await mine()).length === 1, "the notice of who looks after it");
    await write(student, "Alguém?");
    await answer(admin, student, "Estamos vendo.");
    await write(student, "Obrigada.");
    await until(async () => (await mine()).length === 2, "the second notice");
    expect(await noticesOf("claim:admin")).toEqual(["Há conversas novas à espera de resposta."]);
  });

  it("sees on the dashboard how many conversations wait", async () => {
    await write(await givenKnown(), "Oi");
    const html = await (await door.send(adminPaths.dashboard(), { cookie: admin.cookie })).text();
    expect(html).toMatch(/Conversas à espera/);
  });
});

describe("the person", () => {
  it("is shown how many answers came since their last message", async () => {
    const student = await givenKnown();
    expect(await chatOf(student)).toEqual({ answers: 0, read: 0 });
    await write(student, "Oi");
    await answer(admin, student, "Oi!");
    await answer(admin, student, "Em que posso ajudar?");
    expect(await chatOf(student)).toEqual({ answers: 2, read: 0 });
    await write(student, "Não acho a prova.");
    expect(await chatOf(student)).toEqual({ answers: 2, read: 2 });
  });
});
