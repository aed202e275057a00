import { beforeAll, describe, expect, it } from "vitest";
import { communityPaths } from "#app/features/communities/paths.ts";
import {
  acceptRequest,
  declineRequest,
  listAccessRequests,
} from "#app/features/communities/services/decide-requests.server.ts";
import { requestCampaign } from "#app/features/communities/services/request-campaign.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { type CampaignCode, campaigns } from "#app/platform/access/campaign.ts";
import { bindings } from "#tests/support/bindings.ts";
import { asTeam } from "#tests/support/chatting.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";
import { openTab, until } from "#tests/support/notification-tab.ts";

let admin: Known;
let plantel: Known;

beforeAll(async () => {
  admin = await givenAdmin();
  plantel = await givenKnown({ claims: ["plantelAdmin"] });
});

async function givenRequest(campaign: CampaignCode = "PLANTEL") {
  const student = await givenKnown();
  await requestCampaign(visitorDeps(), student.viewer, { message: `Farol + ${campaign}`, plantel: false });
  return { student, place: { userId: student.viewer.id, campaign } };
}

type Place = { userId: string; campaign: CampaignCode };

function accept(by: Known, { userId, campaign }: Place): Promise<boolean> {
  return acceptRequest(visitorDeps(), asTeam(by), campaigns[campaign], userId);
}

function decline(by: Known, { userId, campaign }: Place, word: string): Promise<boolean> {
  return declineRequest(visitorDeps(), asTeam(by), campaigns[campaign], { userId, word });
}

async function stateOf({ userId, campaign }: { userId: string; campaign: string }) {
  return bindings.DB.prepare("SELECT state, word FROM campaign_requests WHERE user_id = ? AND campaign = ?")
    .bind(userId, campaign)
    .first<{ state: string; word: string | null }>();
}

async function claimsOf({ cookie }: Known): Promise<readonly string[]> {
  const response = await door.send("/questoes?_data=root", { cookie });
  return ((await response.json()) as { viewer: { claims: string[] } }).viewer.claims;
}

function noticesOf({ viewer }: Known) {
  return listNotifications(visitorDeps(), viewer);
}

describe("accepting a request", () => {
  it("grants the claim at once, in the session that is open, notifies the person and is in the audit", async () => {
    const { student, place } = await givenRequest();
    const tab = await openTab(student.cookie);
    expect(await claimsOf(student)).toEqual([]);
    expect(await accept(plantel, place)).toBe(true);
    expect(await claimsOf(student)).toEqual(["plantelUser"]);
    await until(() => tab.closed !== null || tab.contents().length > 0, "the news in the open tab");
    const [notice, ...more] = await noticesOf(student);
    expect([notice?.content, more.length]).toEqual([
      "O seu acesso do Plantel foi liberado. Bons estudos!",
      0,
    ]);
    expect(await auditOf(place.userId)).toMatchObject([
      { action: "campaign.accept", actor_id: plantel.viewer.id, reason: "Plantel" },
    ]);
    expect(await stateOf(place)).toEqual({ state: "accepted", word: null });
  });

  it("preserves the person's other claims", async () => {
    const student = await givenKnown({ claims: ["pro"] });
    await requestCampaign(visitorDeps(), student.viewer, { message: "podion", plantel: false });
    await accept(admin, { userId: student.viewer.id, campaign: "PODION" });
    expect([...(await claimsOf(student))].sort()).toEqual(["podionUser", "pro"]);
    const [row] = (await auditOf(student.viewer.id)).map(({ before, after }) =>
      [before, after].map((each) => JSON.parse(each)),
    );
    expect(row).toEqual([{}, { community: "PODION" }]);
  });

  it("has one effect when many decide at once, and when it is repeated", async () => {
    const { student, place } = await givenRequest();
    const decisions = await Promise.all([
      ...Array.from({ length: 4 }, () => accept(plantel, place)),
      ...Array.from({ length: 4 }, () => accept(admin, place)),
    ]);
    expect(decisions.filter(Boolean).length).toBe(1);
    expect(await accept(admin, place)).toBe(false);
    expect((await noticesOf(student)).length).toBe(1);
    expect((await auditOf(place.userId)).length).toBe(1);
  });

  it("or declining it: whatever comes first is the only one", async () => {
    const { student, place } = await givenRequest();
    const [accepted, declined] = await Promise.all([
      accept(admin, place),
      decline(plantel, place, "Não achamos a sua matrícula."),
    ]);
    expect([accepted, declined].filter(Boolean).length).toBe(1);
    expect((await claimsOf(student)).includes("plantelUser")).toBe(accepted);
    expect((await noticesOf(student)).length).toBe(1);
  });
});

describe("declining a request", () => {
  it("notifies the person, once; they can request again", async () => {
    const { student, place } = await givenRequest();
    const word = "Não achamos a sua matrícula.";
    expect(await decline(plantel, place, word)).toBe(true);
    expect(await decline(plantel, place, "de novo")).toBe(false);
    expect(await claimsOf(student)).toEqual([]);
    const notices = await noticesOf(student);
    expect(notices.map(({ content }) => content)).toEqual([
      `O seu pedido de acesso do Plantel não foi aceito: ${word}`,
    ]);
    expect(await auditOf(place.userId)).toMatchObject([{ action: "campaign.decline", reason: word }]);
    await requestCampaign(visitorDeps(), student.viewer, { message: "plantel, agora vai", plantel: false });
    expect(await stateOf(place)).toEqual({ state: "waiting", word: null });
    await expect(decline(admin, place, "")).rejects.toThrow();
  });
});

describe("each admin decides about their own campaign (SEC-23)", () => {
  it("in the list, in the calls and in the forms", async () => {
    const { place } = await givenRequest("MARISTA");
    await expect(accept(plantel, place)).rejects.toThrow(/permissão/);
    await expect(decline(plantel, place, "não")).rejects.toThrow(/permissão/);
    const asked = { campaign: "MARISTA", state: "waiting", after: null } as const;
    await expect(listAccessRequests(visitorDeps(), plantel.viewer, asked)).rejects.toThrow(/permissão/);
    const fields = { intent: "accept", person: place.userId, campaign: "marista" };
    const path = communityPaths.accessRequests();
    expect((await postFields(path, fields, plantel.cookie)).status).toBe(401);
    expect((await postFields(path, { ...fields, campaign: "__proto__" }, admin.cookie)).status).toBe(401);
    const html = await (await door.send(`${path}?parceria=marista`, { cookie: plantel.cookie })).text();
    expect([html.includes(place.userId), html.includes("Pedidos de acesso: Plantel")]).toEqual([false, true]);
    expect(await stateOf(place)).toMatchObject({ state: "waiting" });
  });

  it("also about those that were stored before there was a page, page by page", async () => {
    const people = await Promise.all(Array.from({ length: 23 }, () => givenKnown()));
    for (const { viewer } of people)
      await bindings.DB.prepare(
        "INSERT INTO campaign_requests (user_id, campaign, message, created_at) VALUES (?, 'AZAMBUJA', 'Farol + Azambuja', 1000)",
      )
        .bind(viewer.id)
        .run();
    const first = await listAccessRequests(visitorDeps(), admin.viewer, {
      campaign: "AZAMBUJA",
      state: "waiting",
      after: null,
    });
    expect(first.waiting.find(({ campaign }) => campaign === "AZAMBUJA")?.n).toBe(21);
    const next = `${communityPaths.accessRequests("AZAMBUJA")}&apos=${first.next}`;
    const html = await (await door.send(next, { cookie: admin.cookie })).text();
    const seen = new Set(first.requests.map(({ userId }) => userId));
    const rest = people.filter(({ viewer }) => html.includes(`value="${viewer.id}"`));
    expect([seen.size, rest.length, rest.some(({ viewer }) => seen.has(viewer.id))]).toEqual([20, 3, false]);
  });

  it("by the page's forms", async () => {
    const [one, other] = [await givenRequest(), await givenRequest()];
    const path = communityPaths.accessRequests();
    const send = (fields: Record<string, string>) => postFields(path, fields, plantel.cookie);
    const about = ({ place }: typeof one) => ({ person: place.userId, campaign: "plantel" });
    const accepted = await send({ intent: "accept", ...about(one) });
    expect(accepted.headers.get("Location")).toBe("/pedidos-de-acesso?parceria=plantel&feito=aceito");
    const again = await send({ intent: "accept", ...about(one) });
    expect(again.headers.get("Location")).toContain("feito=decidido");
    expect((await send({ intent: "decline", ...about(other), word: " " })).status).toBe(422);
    const declined = await send({ intent: "decline", ...about(other), word: "Sem matrícula." });
    expect(declined.headers.get("Location")).toContain("feito=recusado");
  });
});

it("a message to the team that names a campaign is a request, too; others are not", async () => {
  const student = await givenKnown();
  const send = (content: string) =>
    postFields("/conversa", { intent: "send", operation: freshId(), content }, student.cookie);
  expect((await send("Oi")).headers.get("Location")).toBe("/conversa?feito=enviada");
  expect((await send("Estudo no Pódion!")).headers.get("Location")).toBe("/conversa?feito=pedida");
  expect(await stateOf({ userId: student.viewer.id, campaign: "PODION" })).toMatchObject({
    state: "waiting",
  });
  const html = await (await door.send("/conversa", { cookie: student.cookie })).text();
  expect(html).toContain("Estudo no Pódion!");
});

it("the page costs one trip (P1)", async () => {
  await givenRequest();
  const { database, trips } = countedDatabase(bindings.DB);
  const path = communityPaths.accessRequests("MARISTA");
  const reply = await openDoor({ DB: database }).send(path, { cookie: admin.cookie });
  await reply.text();
  expect([reply.status, trips.length]).toEqual([200, 1]);
  expect(rowsRead(trips)).toBeLessThanOrEqual(70);
});
