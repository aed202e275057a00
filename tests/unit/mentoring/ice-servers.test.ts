import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { iceServersOf } from "#workers/providers/ice.ts";

const NOW = 1_790_000_000;
const development = { FAROL_ENV: "development" } as const;

type Asked = { path: string; token: string | undefined; ttl: unknown };

/** A server with the documented call of Cloudflare Realtime's relay. */
async function givenRelay(status = 201): Promise<{ api: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { ttl } = JSON.parse(body) as { ttl?: unknown };
    asked.push({ path: `${request.method} ${request.url}`, token: request.headers.authorization, ttl });
    response.writeHead(status, { "Content-Type": "application/json" });
    const relay = { urls: ["turn:turn.example:3478?transport=udp"], username: "u", credential: "c" };
    response.end(JSON.stringify({ iceServers: [{ urls: ["stun:stun.example:3478"] }, relay] }));
  });
  server.listen(0);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { api: `http://localhost:${(server.address() as AddressInfo).port}`, asked };
}

describe("the servers of a meeting", () => {
  it("are none by themselves, and no relay without its secret", async () => {
    expect(await iceServersOf(development, "ana", NOW)).toEqual([]);
    const urls = { ICE_URLS: "stun:s.example:3478, turn:t.example:3478,x" };
    expect(await iceServersOf({ ...development, ...urls }, "ana", NOW)).toEqual([
      { urls: ["stun:s.example:3478"] },
    ]);
  });

  it("have a password of their own for each person, as coturn checks it", async () => {
    const env = {
      ...development,
      ICE_URLS: "turn:t.example:3478,turns:t.example:5349",
      TURN_SECRET: "segredo",
    };
    const [relay, ...more] = await iceServersOf(env, "ana", NOW);
    expect(more).toEqual([]);
    const username = `${NOW + 4 * 3600}:ana`;
    const credential = createHmac("sha1", "segredo").update(username).digest("base64");
    expect(relay).toEqual({ urls: ["turn:t.example:3478", "turns:t.example:5349"], username, credential });
  });

  it("come from Cloudflare's relay where it is configured", async () => {
    const { api, asked } = await givenRelay();
    const keys = { TURN_KEY_ID: "chave", TURN_KEY_TOKEN: "fala", TURN_KEY_API: api };
    const servers = await iceServersOf({ ...development, ...keys }, "ana", NOW);
    expect(servers.map(({ urls }) => urls[0])).toEqual([
      "stun:stun.example:3478",
      "turn:turn.example:3478?transport=udp",
    ]);
    expect(asked).toEqual([
      {
        path: "POST /v1/turn/keys/chave/credentials/generate-ice-servers",
        token: "Bearer fala",
        ttl: 14_400,
      },
    ]);
  });

  it("are the other ones where the relay refuses: the meeting opens", async () => {
    const { api } = await givenRelay(500);
    const keys = { TURN_KEY_ID: "chave", TURN_KEY_TOKEN: "fala", TURN_KEY_API: api };
    const env = { ...development, ...keys, ICE_URLS: "stun:s.example:3478" };
    expect(await iceServersOf(env, "ana", NOW)).toEqual([{ urls: ["stun:s.example:3478"] }]);
  });
});
