import { beforeAll, describe, expect, it } from "vitest";
import { adminPaths } from "#app/features/admin/paths.ts";
import { chatPace, LONGEST_CHAT_MESSAGE } from "#app/features/messages/domain/chat.ts";
import { chatPaths } from "#app/features/messages/paths.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { readConversation } from "#app/features/messages/services/read-conversation.server.ts";
import {
  addThreadNote,
  answerThread,
  claimThread,
  closeThread,
} from "#app/features/messages/services/team-answers.server.ts";
import { readInbox, readTeamThread, searchInbox } from "#app/features/messages/services/team-inbox.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { answer, asTeam, said, write } from "#tests/support/chatting.ts";
import { countedDatabase, rowsRead, rowsWritten } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";

let admin: Known;

beforeAll(async () => {
  admin = await givenAdmin();
});

function threadOf(of: Known) {
  return readTeamThread(visitorDeps(), asTeam(admin), of.viewer.id, null);
}

describe("a conversation", () => {
  it("begins with the person, is answered once, and the person is notified", async () => {
    const student = await givenKnown();
    const [sent, answered] = [freshId(), freshId()];
    await write(student, "  Não acho a prova de 2019. ", sent);
    await answer(admin, student, "Está em Provas anteriores.", answered);
    await write(student, "repetida", sent);
    await answer(admin, student, "repetida", answered);
    expect(await said(student)).toEqual([
      "eu: Não acho a prova de 2019.",
      "equipe: Está em Provas anteriores.",
    ]);
    expect((await threadOf(student)).thread).toMatchObject({ state: "answered", taken: "own", messages: 2 });
    const [told, ...more] = await listNotifications(visitorDeps(), student.viewer);
    expect([told?.type, told?.link, more.length]).toEqual(["nova-resposta", chatPaths.conversation(), 0]);
    expect(await auditOf(student.viewer.id)).toMatchObject([{ action: "chat.answer" }]);
  });

  it("cannot be started by the team: no messages to people who did not write first (SEC-25)", async () => {
    const student = await givenKnown();
    const userId = student.viewer.id;
    const written = { userId, operation: freshId(), content: "Oi!" };
    await expect(answer(admin, student, "Oi!")).rejects.toThrow(/ainda não escreveu/);
    await expect(addThreadNote(visitorDeps(), asTeam(admin), written)).rejects.toThrow(/ainda não escreveu/);
    await expect(claimThread(visitorDeps(), asTeam(admin), userId)).rejects.toThrow(/ainda não escreveu/);
    await expect(closeThread(visitorDeps(), asTeam(admin), { userId, messages: 0 })).rejects.toThrow(
      /ainda não escreveu/,
    );
    expect(await said(student)).toEqual([]);
    expect(await listNotifications(visitorDeps(), student.viewer)).toEqual([]);
  });

  it("numbers messages of one moment, each once", async () => {
    const student = await givenKnown();
    const words = Array.from({ length: 6 }, (_, index) => `mensagem ${index}`);
    await Promise.all(words.map((each) => write(student, each)));
    const { messages } = await readConversation(visitorDeps(), student.viewer, null);
    expect(messages.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(messages.map(({ content }) => content).sort()).toEqual(words);
  });

  it("is read in pages of 30, and accepts 30 messages in ten minutes", async () => {
    const student = await givenKnown();
    for (let sent = 0; sent < chatPace.messages; sent += 1) await write(student, `mensagem ${sent}`);
    await expect(write(student, "mais uma")).rejects.toThrow(/muitas mensagens/);
    await bindings.DB.prepare("UPDATE chat_messages SET at = at - 601 WHERE user_num = ? AND place = 1")
      .bind(student.viewer.num)
      .run();
    await write(student, "mais uma");
    const latest = await readConversation(visitorDeps(), student.viewer, null);
    expect([latest.messages.length, latest.messages.at(-1)?.content, latest.next]).toEqual([
      30,
      "mais uma",
      2,
    ]);
    const oldest = await readConversation(visitorDeps(), student.viewer, latest.next);
    expect([oldest.messages.map(({ place }) => place), oldest.next]).toEqual([[1], null]);
  });

  it("refuses an unconfirmed e-mail, no words, too many, and a made-up operation", async () => {
    const newcomer = await givenKnown({ verified: false });
    await expect(write(newcomer, "Oi")).rejects.toThrow(/Confirme/);
    const student = await givenKnown();
    await expect(write(student, "  ")).rejects.toThrow(/Escreva/);
    await expect(write(student, "a".repeat(LONGEST_CHAT_MESSAGE + 1))).rejects.toThrow(/Escreva/);
    await expect(write(student, "Oi", "__proto__")).rejects.toThrow();
    expect(await said(student)).toEqual([]);
  });
});

describe("the team's inbox", () => {
  it("is the team's alone", async () => {
    const student = await givenKnown();
    await write(student, "Oi");
    const outsider = { viewer: student.viewer, requestId: freshId() };
    const written = { userId: student.viewer.id, operation: freshId(), content: "Sou da equipe" };
    await expect(answerThread(visitorDeps(), outsider, written)).rejects.toThrow();
    await expect(addThreadNote(visitorDeps(), outsider, written)).rejects.toThrow();
    expect(await said(student)).toEqual(["eu: Oi"]);
  });

  it("finds, claims, annotates and closes a conversation, which is open again when the person writes", async () => {
    const name = `Zuleica${freshId().slice(0, 8)}`;
    const student = await givenKnown({ firstName: name });
    const userId = student.viewer.id;
    await write(student, "Não consigo entrar no simulado.");
    const find = (of: Known) => searchInbox(visitorDeps(), asTeam(of), name);
    await claimThread(visitorDeps(), asTeam(admin), userId);
    expect((await find(admin)).threads).toMatchObject([{ id: userId, state: "open", taken: "own" }]);
    expect((await find(await givenAdmin())).threads).toMatchObject([{ taken: "other" }]);
    const note = { userId, operation: freshId(), content: "Conferir o navegador." };
    await addThreadNote(visitorDeps(), asTeam(admin), note);
    await addThreadNote(visitorDeps(), asTeam(admin), note);
    expect((await threadOf(student)).notes).toMatchObject([
      { content: "Conferir o navegador.", author: "Iara" },
    ]);
    await write(student, "Ainda não.");
    await expect(closeThread(visitorDeps(), asTeam(admin), { userId, messages: 1 })).rejects.toThrow(/mudou/);
    await closeThread(visitorDeps(), asTeam(admin), { userId, messages: 2 });
    await closeThread(visitorDeps(), asTeam(admin), { userId, messages: 2 });
    expect((await threadOf(student)).thread.state).toBe("closed");
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(["chat.close"]);
    await write(student, "Voltei.");
    expect((await threadOf(student)).thread).toMatchObject({ state: "open", preview: "Voltei." });
    const html = await (await door.send("/conversa", { cookie: student.cookie })).text();
    expect([html.includes("Voltei."), html.includes("Conferir o navegador.")]).toEqual([true, false]);
  });

  it("is searched by the words of messages of both sides, without accents, until the account is gone", async () => {
    const [student, other] = [await givenKnown(), await givenKnown()];
    await write(student, "O simulado de Mecatrônica sumiu.");
    await answer(admin, student, "Voltou: mecatrônica está em Simulados.");
    await write(other, "Outra coisa");
    const find = async (text: string) => (await searchInbox(visitorDeps(), asTeam(admin), text)).found;
    const found = await find("mecatronica simul");
    expect(found.map(({ id, place, team }) => [id, place, team])).toEqual([
      [student.viewer.id, 2, true],
      [student.viewer.id, 1, false],
    ]);
    expect(found[1]?.excerpt).toBe("O simulado de Mecatrônica sumiu.");
    expect(await find('"*-(')).toEqual([]);
    const path = `/admin/conversas?q=${encodeURIComponent("mecatrônica")}`;
    const html = await (await door.send(path, { cookie: admin.cookie })).text();
    expect(html).toContain(adminPaths.conversationAt(student.viewer.id, 1));
    await bindings.DB.prepare("DELETE FROM chat_messages WHERE user_num = ?").bind(student.viewer.num).run();
    expect(await find("mecatronica")).toEqual([]);
  });

  it("shows every conversation once, page by page", async () => {
    const people = await Promise.all(Array.from({ length: 17 }, () => givenKnown()));
    for (const each of people) await write(each, "Oi");
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await readInbox(visitorDeps(), asTeam(admin), { state: "open", after });
      seen.push(...page.threads.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(people.filter(({ viewer }) => !seen.includes(viewer.id))).toEqual([]);
  });

  it("works by its pages' forms", async () => {
    const student = await givenKnown();
    const sent = { intent: "send", operation: freshId(), content: "Pela página" };
    const reply = await postFields("/conversa", sent, student.cookie);
    expect([reply.status, reply.headers.get("Location")]).toEqual([302, "/conversa?feito=enviada"]);
    const path = `/admin/conversas/${student.viewer.id}`;
    const operation = freshId();
    for (const [fields, status] of [
      [{ intent: "answer", operation, reply: " " }, 422],
      [{ intent: "note", operation, note: "" }, 422],
      [{ intent: "take" }, 302],
      [{ intent: "answer", operation, reply: "Respondida" }, 302],
      [{ intent: "note", operation, note: "Anotada" }, 302],
      [{ intent: "close", messages: "muitas" }, 400],
      [{ intent: "close", messages: "1" }, 409],
      [{ intent: "close", messages: "2" }, 302],
    ] as const)
      expect([fields, (await postFields(path, fields, admin.cookie)).status]).toEqual([fields, status]);
    expect(await said(student)).toEqual(["eu: Pela página", "equipe: Respondida"]);
  });
});

it("pages and a message cost one trip, within the rows planned for them (P1)", async () => {
  const student = await givenKnown();
  await write(student, "Oi");
  const person = `/admin/conversas/${student.viewer.id}`;
  for (const [path, cookie, most] of [
    [chatPaths.conversation(), student.cookie, 31],
    ["/admin/conversas", admin.cookie, 32],
    [person, admin.cookie, 60],
  ] as const) {
    const { database, trips } = countedDatabase(bindings.DB);
    const reply = await openDoor({ DB: database }).send(path, { cookie });
    await reply.text();
    expect([path, reply.status, trips.length]).toEqual([path, 200, 1]);
    expect(rowsRead(trips)).toBeLessThanOrEqual(most);
  }
  const { database, trips } = countedDatabase(bindings.DB);
  const sent = { message: "Mais uma pergunta", plantel: false };
  const reply = await openDoor({ DB: database }).call("userSendChatMessage", sent, {
    cookie: student.cookie,
  });
  // The team is notified after the response. The fourth row is the search's.
  const own = trips.slice(0, 1);
  expect([reply.status, rowsRead(own), rowsWritten(own)]).toEqual([200, 7, 4]);
});
