import type { ServerResponse } from "node:http";
import type { APIRequestContext, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { chunk, done, openModelServer } from "#tests/support/model-server.ts";
import { freePort } from "../../scripts/platform/ports.ts";
import { familyOf, killAll } from "../../scripts/platform/process-tree.ts";
import { serveWorker } from "../../scripts/platform/serve.ts";
import { expectAccessible } from "./support/axe.ts";
import { openPage, untilReady } from "./support/browser.ts";
import { copiedState, rowsOf } from "./support/copied-state.ts";
import { openReader } from "./support/ledger.ts";
import { logIn } from "./support/people.ts";
import { photographed } from "./support/photographs.ts";
import { emailsOf, PASSWORD } from "./support/waiting-people.ts";

const WHOLE = "Some as partes, uma de cada vez. Depois confira.";

/** A provider over HTTP, and a Worker of its own with it on a copy of the seeded state, that can be killed. */
async function givenServer(respond: (response: ServerResponse, asked: string) => void) {
  const state = copiedState();
  const provider = await openModelServer((response, body) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    respond(response, JSON.stringify(body.messages));
  });
  onTestFinished(() => provider.close());
  const port = await freePort();
  const vars = { ANSWER_MODEL_URL: provider.url, ANSWER_MODEL_NAME: "modelo", ANSWER_MODEL_VISION: "visao" };
  let family = familyOf(await serveWorker({ port, state, vars }));
  const kill = () => killAll(family);
  onTestFinished(kill);
  return {
    base: `http://localhost:${port}`,
    provider,
    state,
    kill,
    async restart(): Promise<void> {
      kill();
      family = familyOf(await serveWorker({ port, state, vars }));
    },
  };
}

async function signInAt(base: string, page: Page, place: number): Promise<void> {
  await logIn(page, emailsOf("complete")[place] ?? "", PASSWORD, base);
}

function say(response: ServerResponse, ...parts: string[]): void {
  for (const part of parts) response.write(part);
}

test("a photo is shown to the provider that sees it, once the person says so", async () => {
  const { base, provider } = await givenServer((response, asked) => {
    const said = asked.includes("Transcreva a foto")
      ? "Quanto é o dobro de sete?\nA) 12\nB) 14\nC) 16"
      : WHOLE;
    say(response, chunk(said), done);
    response.end();
  });
  const page = await openPage({ screen: "phone" });
  await signInAt(base, page, 0);
  await page.goto(`${base}/gpt`);
  await untilReady(page);
  const buffer = await photographed(page, "Quanto é o dobro de sete? ".repeat(20));
  await page
    .getByLabel("Escolher uma foto para mostrar")
    .setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer });
  expect(provider.seen).toEqual([]);
  await page.getByRole("button", { name: "Mostrar a foto ao FarolGPT" }).click();
  const dialog = page.getByRole("dialog", { name: "Mostrar a foto ao FarolGPT" });
  await dialog.getByRole("img", { name: "O que será mostrado" }).waitFor();
  await dialog.getByText("apagada quando a resposta termina").waitFor();
  await expectAccessible(page);
  expect(provider.seen).toEqual([]);
  await dialog.getByRole("button", { name: "Mostrar a foto", exact: true }).click();
  await page.waitForURL(/conversa=/);
  const talk = page.getByRole("list", { name: "Conversa" });
  await talk.getByText("Me ajude com a questão desta foto.").waitFor();
  await talk.getByText("Some as partes, uma de cada vez.").waitFor();
  expect(provider.seen.map(({ body }) => body.model)).toEqual(["visao", "visao"]);
  const [, sent = ""] = /data:image\/jpeg;base64,([^"]+)/.exec(JSON.stringify(provider.seen[0]?.body)) ?? [];
  const picture = Buffer.from(sent, "base64");
  expect(picture.length).toBeGreaterThan(5000);
  expect(picture.length).toBeLessThanOrEqual(180 * 1024);
  expect(picture.includes("Exif")).toBe(false);
});

/** How far a request is when the process dies: what its first call to the provider does. */
const moments = ["silêncio", "começo", "quase", "fim"] as const;

function momentResponder() {
  const calls = new Map<string, number>();
  const respond = (response: ServerResponse, asked: string) => {
    const moment = moments.find((each) => asked.includes(`caso ${each}`));
    const name = /caso [^"\\]+?\d/.exec(asked)?.[0] ?? "";
    calls.set(name, (calls.get(name) ?? 0) + 1);
    if (calls.get(name) === 1 && moment === "silêncio") return;
    if (calls.get(name) === 1 && moment === "começo") return say(response, chunk("Some as partes, uma "));
    if (calls.get(name) === 1 && moment === "quase") return say(response, chunk(WHOLE));
    say(response, chunk(WHOLE), done);
    response.end();
  };
  return { calls, respond };
}

async function ask(
  request: APIRequestContext,
  base: string,
  words: string,
  operationId: string,
): Promise<string | null> {
  const reply = await request
    .post(`${base}/callable/requestGPTFreeAnswer`, {
      headers: { Origin: base },
      data: { data: { words, operationId } },
    })
    .catch(() => null);
  const body = reply && ((await reply.json().catch(() => null)) as { result?: [boolean, string] } | null);
  return body?.result?.[0] ? body.result[1] : null;
}

/** Stored requests, beside the server that is open. */
function requestsIn(state: string): number {
  const reader = openReader(state);
  try {
    return Number(reader.prepare("SELECT count(*) AS count FROM gpt_answer_requests").get()?.count);
  } finally {
    reader.close();
  }
}

test("killed between each pair of a request's states, each ends once, none is lost (REL-09, REL-19)", async () => {
  const { calls, respond } = momentResponder();
  const { base, state, kill, restart } = await givenServer(respond);
  const page = await openPage({ tolerated: /./ });
  await signInAt(base, page, 1);
  const { request } = page;
  const asked = new Map<string, string>();
  const words = (name: string) => `caso ${name}: o que é uma soma?`;
  const again = (name: string) => ask(request, base, words(name), asked.get(name) ?? "");
  const send = (name: string) => {
    asked.set(name, crypto.randomUUID().replaceAll("-", ""));
    return again(name);
  };
  for (const moment of moments) expect(await send(`${moment} 1`)).not.toBeNull();
  const begun = () => moments.filter((moment) => calls.has(`caso ${moment} 1`)).length;
  await expect.poll(begun, { timeout: 60_000 }).toBe(moments.length);
  // Killed once its row is there; and before the row, or after it: unknown.
  const stored = send("linha 1");
  await expect.poll(() => requestsIn(state)).toBe(asked.size);
  const unknown = send("meio 1");
  kill();
  await Promise.all([stored, unknown]);
  await restart();
  for (const name of asked.keys()) {
    const id = await again(name);
    expect(id).not.toBeNull();
    const status = async () =>
      (await (await request.get(`${base}/canal/assistente/${id}`)).json()).status as number;
    await expect.poll(status, { timeout: 90_000 }).toBe(200);
  }
  kill();
  const rows = rowsOf(state, "SELECT key, status, message FROM gpt_answer_requests");
  expect(rows).toHaveLength(asked.size);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(asked.size);
  for (const { status, message } of rows) expect([status, message]).toEqual([200, WHOLE]);
  expect(
    rowsOf(state, "SELECT sum(answered) AS answered, sum(failed + refused) AS failed FROM gpt_days"),
  ).toEqual([{ answered: asked.size, failed: 0 }]);
  expect(rowsOf(state, "SELECT used FROM gpt_allowances")).toEqual([{ used: asked.size }]);
  // What had ended before a kill was never sent to the provider again.
  expect(calls.get("caso fim 1")).toBe(1);
});
