import { beforeAll, describe, expect, it } from "vitest";
import { adminPaths } from "#app/features/admin/paths.ts";
import { MOST_READY_REPLIES } from "#app/features/messages/domain/ready-reply.ts";
import {
  listReadyReplies,
  removeReadyReply,
  upsertReadyReply,
} from "#app/features/messages/services/ready-replies.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { asTeam } from "#tests/support/chatting.ts";
import { door } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenAdmin, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";

let admin: Known;

beforeAll(async () => {
  admin = await givenAdmin();
});

const path = adminPaths.readyReplies();

describe("the ready answers", () => {
  it("are added, changed, deleted and restored on their page, with the audit", async () => {
    const id = freshId();
    const fields = { intent: "save", id, title: "Senha", content: "Oi, {nome}!" };
    expect((await postFields(path, fields, admin.cookie)).status).toBe(200);
    expect((await postFields(path, { ...fields, title: "Senha nova" }, admin.cookie)).status).toBe(200);
    expect((await postFields(path, { ...fields, title: " " }, admin.cookie)).status).toBe(422);
    const stored = { id, title: "Senha nova", content: "Oi, {nome}!" };
    expect(await listReadyReplies(visitorDeps())).toEqual([stored]);
    expect(await (await door.send(path, { cookie: admin.cookie })).text()).toContain("Senha nova");
    expect(await removeReadyReply(visitorDeps(), asTeam(admin), id)).toEqual(stored);
    expect(await removeReadyReply(visitorDeps(), asTeam(admin), id)).toBeNull();
    await upsertReadyReply(visitorDeps(), asTeam(admin), stored);
    await upsertReadyReply(visitorDeps(), asTeam(admin), stored);
    const { results } = await bindings.DB.prepare(
      "SELECT 1 FROM audit WHERE action = 'replies.change'",
    ).all();
    expect(results.length).toBe(4);
  });

  it("are the team's, of a made id, and at most a hundred", async () => {
    const student = await givenKnown();
    const reply = { id: freshId(), title: "Oi", content: "Oi!" };
    await expect(upsertReadyReply(visitorDeps(), asTeam(student), reply)).rejects.toThrow();
    await expect(removeReadyReply(visitorDeps(), asTeam(student), reply.id)).rejects.toThrow();
    const made = { ...reply, id: "__proto__" };
    await expect(upsertReadyReply(visitorDeps(), asTeam(admin), made)).rejects.toThrow();
    const all = (await listReadyReplies(visitorDeps())).length;
    for (let count = all; count < MOST_READY_REPLIES; count += 1)
      await upsertReadyReply(visitorDeps(), asTeam(admin), { ...reply, id: freshId() });
    await expect(upsertReadyReply(visitorDeps(), asTeam(admin), reply)).rejects.toThrow(/100/);
    expect((await listReadyReplies(visitorDeps())).length).toBe(MOST_READY_REPLIES);
  });
});
