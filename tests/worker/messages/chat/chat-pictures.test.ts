import { beforeAll, describe, expect, it } from "vitest";
import { deletePerson } from "#app/features/home/queries/account/personal-data.server.ts";
import { chatPaths } from "#app/features/messages/paths.ts";
import { readConversation } from "#app/features/messages/services/read-conversation.server.ts";
import { sendMessage } from "#app/features/messages/services/send-message.server.ts";
import { answerThread } from "#app/features/messages/services/team-answers.server.ts";
import { sweepUploads } from "#app/platform/uploads/services/sweep-uploads.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { asTeam, write } from "#tests/support/chatting.ts";
import { door, fromOurPage } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenAdmin, givenKnown, type Known } from "#tests/support/given-admin.ts";
import { jpegWithMetadata, latin, png, SECRET } from "#tests/support/pictures.ts";

let admin: Known;

beforeAll(async () => {
  admin = await givenAdmin();
});

async function picturesOf({ viewer }: Known): Promise<(string | null)[]> {
  const { messages } = await readConversation(visitorDeps(), viewer, null);
  return messages.map(({ picture }) => picture);
}

function send(path: string, fields: Record<string, string | Blob>, cookie: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return door.send(path, { method: "POST", body, cookie, headers: fromOurPage });
}

async function storedOf(userId: string): Promise<string[]> {
  const { objects } = await bindings.FILES.list({ prefix: `conversas/${userId}/` });
  return objects.map(({ key }) => key);
}

describe("a picture", () => {
  it("is sent beside words or alone, without its place, and read by its person and the team alone", async () => {
    const [student, other] = [await givenKnown(), await givenKnown()];
    const picture = new Blob([jpegWithMetadata()], { type: "image/jpeg" });
    const fields = { intent: "send", operation: freshId(), content: "", picture };
    const reply = await send(chatPaths.conversation(), fields, student.cookie);
    expect([reply.status, reply.headers.get("Location")]).toEqual([302, "/conversa?feito=enviada"]);
    const [id] = await picturesOf(student);
    const address = chatPaths.picture(id ?? "");
    const html = await (await door.send("/conversa", { cookie: student.cookie })).text();
    expect(html).toContain(`src="${address}"`);
    for (const reader of [student, admin]) {
      const file = await door.send(address, { cookie: reader.cookie });
      expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
      expect(file.headers.get("Content-Security-Policy")).toMatch(/sandbox/);
      expect(latin(new Uint8Array(await file.arrayBuffer()))).not.toContain(SECRET);
    }
    expect((await door.send(address, { cookie: other.cookie })).status).toBe(404);
    expect((await door.send(address)).status).toBe(401);
  });

  it("is the team's, too, in a conversation that the person opened; nothing is stored in another", async () => {
    const student = await givenKnown();
    const written = { userId: student.viewer.id, operation: freshId(), content: "Assim:", picture: png() };
    await expect(answerThread(visitorDeps(), asTeam(admin), written)).rejects.toThrow(/ainda não escreveu/);
    expect(await storedOf(student.viewer.id)).toEqual([]);
    await write(student, "Como faço?");
    const path = `/admin/conversas/${student.viewer.id}`;
    const fields = { intent: "answer", operation: freshId(), reply: "Assim:", picture: new Blob([png()]) };
    expect((await send(path, fields, admin.cookie)).status).toBe(302);
    expect((await picturesOf(student)).map((id) => id !== null)).toEqual([false, true]);
  });

  it("is refused where it is none, and in parts or by somebody else (SEC-17)", async () => {
    const [student, other] = [await givenKnown(), await givenKnown()];
    const fields = { intent: "send", operation: freshId(), content: "Veja", picture: new Blob(["<svg/>"]) };
    expect((await send(chatPaths.conversation(), fields, student.cookie)).status).toBe(415);
    expect(await picturesOf(student)).toEqual([]);
    const asked = {
      ownerKind: "chat-picture",
      target: null,
      size: 9,
      name: "a.html",
      fingerprint: "0".repeat(64),
    };
    for (const owner of [student, other]) {
      const data = { ...asked, owner: owner.viewer.id };
      const { status } = await door.call("startUpload", data, { cookie: student.cookie });
      expect(status).toBe(403);
    }
  });

  it("is deleted with the account, and by the clock where no message has it", async () => {
    const [student, other] = [await givenKnown(), await givenKnown()];
    await sendMessage(visitorDeps(), student.viewer, { operation: freshId(), content: "", picture: png() });
    const again = { operation: freshId(), content: "Oi", picture: png() };
    await sendMessage(visitorDeps(), other.viewer, again);
    await sendMessage(visitorDeps(), other.viewer, again);
    expect((await storedOf(other.viewer.id)).length).toBe(2);
    const deps = visitorDeps();
    const [first, ...rest] = deletePerson(deps.db, student.viewer);
    if (first) await deps.write([first, ...rest]);
    await bindings.DB.prepare("UPDATE chat_pictures SET at = at - 90000 WHERE user_num = ?")
      .bind(other.viewer.num)
      .run();
    await sweepUploads(visitorDeps());
    expect(await storedOf(student.viewer.id)).toEqual([]);
    expect((await storedOf(other.viewer.id)).length).toBe(1);
    expect((await picturesOf(other)).length).toBe(1);
  });
});
