import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseMailer, cloudflareMailer, httpMailer, outboxOnly } from "#workers/providers/mail.ts";

const mail = { id: "m1", to: "ana@farol.test", subject: "Olá", html: "<p>Olá</p>", text: "Olá" };
const from = "Farol <nao-responda@farol.test>";

describe("a provider over HTTP", () => {
  const seen: { headers: IncomingMessage["headers"]; body: unknown }[] = [];
  let status = 200;
  let server: Server;
  let url = "";

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += String(part);
      seen.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead(status, { Location: "http://127.0.0.1:1/" }).end("{}");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
  });
  afterAll(() => void server.close());

  it("gets the mail as JSON with the token, and an idempotency id", async () => {
    status = 202;
    await httpMailer({ url, token: "segredo", from }).send(mail);
    expect(seen.at(-1)?.headers).toMatchObject({
      authorization: "Bearer segredo",
      "idempotency-key": "m1",
      "content-type": "application/json",
    });
    expect(seen.at(-1)?.body).toEqual({
      from,
      to: ["ana@farol.test"],
      subject: "Olá",
      html: "<p>Olá</p>",
      text: "Olá",
    });
  });

  it.each([302, 401, 429, 500, 503])("that answers %i has not sent it", async (answer) => {
    status = answer;
    await expect(httpMailer({ url, token: "x", from }).send(mail)).rejects.toThrow(String(answer));
  });

  it("that nobody answers for has not sent it", async () => {
    await expect(httpMailer({ url: "http://127.0.0.1:9/", token: "x", from }).send(mail)).rejects.toThrow();
  });
});

it("Cloudflare's binding gets sender, addressee and both bodies", async () => {
  const sent: unknown[] = [];
  const binding: SendEmail = {
    send: async (message: unknown) => {
      sent.push(message);
      return { messageId: "1" };
    },
  };
  await cloudflareMailer(binding, from).send(mail);
  expect(sent).toEqual([{ from, to: "ana@farol.test", subject: "Olá", html: "<p>Olá</p>", text: "Olá" }]);
});

it("without a provider the outbox is the delivery in development, and mails wait in production", async () => {
  expect(chooseMailer({ FAROL_ENV: "development", MAIL_FROM: from })).toBe(outboxOnly);
  await expect(outboxOnly.send(mail)).resolves.toBeUndefined();
  const waiting = chooseMailer({ FAROL_ENV: "production", MAIL_FROM: from });
  await expect(waiting.send(mail)).rejects.toThrow("no mail provider is configured");
  expect(waiting.keepsCopies).toBe(false);
});
