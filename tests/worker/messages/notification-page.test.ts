import { describe, expect, it } from "vitest";
import { notificationPaths } from "#app/features/messages/paths.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId } from "#tests/support/given.ts";
import { givenReader } from "#tests/support/notification-tab.ts";

describe("the page", () => {
  it("redirects a visitor to sign in", async () => {
    expect((await door.send(notificationPaths.notifications())).status).toBe(401);
    expect((await door.post(notificationPaths.marks(), {})).status).toBe(401);
  });

  it("shows notifications as text, with their age and link, and the bell shows how many are new", async () => {
    const { cookie, send } = await givenReader();
    const empty = await (await door.send(notificationPaths.notifications(), { cookie })).text();
    expect(empty).toContain("Nenhuma notificação por aqui.");
    const { id } = await send("<img src=x onerror=alert(1)> respondeu", {
      type: "nova-resposta",
      link: "https://www.gov.br/inep",
    });
    await bindings.DB.prepare("UPDATE notifications SET visible_from = visible_from - 259200 WHERE id = ?")
      .bind(id)
      .run();
    const html = await (await door.send(notificationPaths.notifications(), { cookie })).text();
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt; respondeu");
    expect(html).toContain("Nova Resposta");
    expect(html).toContain("há 3 dias");
    expect(html).toMatch(/href="https:\/\/www\.gov\.br\/inep"[^>]*rel="noopener nofollow ugc"/);
    expect(html).toMatch(/aria-label="Notificações"/);
    expect(html.replaceAll("<!-- -->", "")).toContain(">1 nova<");
  });

  it("marks, deletes and gives back by plain forms", async () => {
    const { cookie, send } = await givenReader();
    const { id } = await send("Para você");
    const act = (intent: string) => door.post(notificationPaths.notifications(), { intent, id }, { cookie });
    expect(await (await act("read")).text()).not.toContain("Não lida");
    const deleted = await (await act("delete")).text();
    expect(deleted).toContain("Notificação excluída.");
    expect(deleted).toContain("Desfazer");
    expect((await act("delete")).status).toBe(404);
    expect(await (await act("restore")).text()).toContain("Para você");
    expect((await act("explodir")).status).toBe(400);
    expect((await door.post(notificationPaths.marks(), {}, { cookie })).status).toBe(204);
    expect((await door.post(notificationPaths.marks(), { id: freshId() }, { cookie })).status).toBe(404);
  });

  it("refuses a mark that comes from elsewhere (SEC-14)", async () => {
    const { cookie } = await givenReader();
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await door.post(notificationPaths.marks(), {}, { cookie, headers })).status).toBe(403);
  });
});
