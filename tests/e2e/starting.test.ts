import { spawn } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, inject, onTestFinished, test } from "vitest";
import { freePort, occupantOf, refuseTakenPort } from "../../scripts/platform/ports.ts";
import { serveWorker } from "../../scripts/platform/serve.ts";
import { root } from "../../scripts/platform/state.ts";

/** A program of somebody else on a port of its own; gone after the test. */
async function givenStranger(reply: RequestListener): Promise<number> {
  const port = await freePort();
  const server = createServer(reply);
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return port;
}

/** The output of `npm start` on a port in use, and how it ends. */
async function startOn(port: number): Promise<{ output: string; status: number | null }> {
  const env = { ...process.env, PORT: String(port), FAROL_STATE: inject("stateFolder") };
  const child = spawn(process.execPath, ["scripts/start/main.ts"], { cwd: root, env });
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const [printed, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { output: printed + failed, status: await ended };
}

test("on a port that another Farol serves, npm start names it and the process that started it", async () => {
  const { output, status } = await startOn(Number(new URL(inject("baseUrl")).port));
  expect(status).toBe(1);
  expect(output).toMatch(/já está em uso: quem responde é outro Farol, iniciado pelo processo \d+\./);
  expect(output).not.toContain("Farol no ar");
});

test("a port that a program of somebody else serves is refused by its name", async () => {
  const port = await givenStranger((_, response) => response.writeHead(200, { Server: "outro" }).end("oi"));
  await expect(refuseTakenPort(port)).rejects.toThrow("um programa que não é este Farol (HTTP 200, outro)");
});

test("nobody is said to answer on a free port", async () => {
  expect(await occupantOf(await freePort())).toBeNull();
});

test("a Worker is up only when it answers itself, whatever else answers on its port", async () => {
  const port = await givenStranger((_, response) => response.end("oi"));
  await expect(serveWorker({ port })).rejects.toThrow("um programa que não é este Farol (HTTP 200)");
});
