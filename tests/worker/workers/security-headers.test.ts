import { createExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { storePictures } from "#app/features/bank/services/storing/store-pictures.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { expectedErrors } from "#tests/support/fail-on-console-error.ts";
import { givenQuestion, givenStudent, visitorDeps } from "#tests/support/given.ts";
import { lacksHeaders, nonceOf, runsOnlyItsOwn } from "#tests/support/page-claims.ts";
import { createHttp } from "#workers/http.ts";

let code: string;
let cookie: string;
let picture: string;

beforeAll(async () => {
  code = (await givenQuestion()).code;
  cookie = await givenStudent();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const bytes = new TextEncoder().encode(svg);
  await storePictures(visitorDeps(), [{ path: "figura.svg", bytes }]);
  const row = await bindings.DB.prepare("SELECT key FROM pictures").first<{ key: string }>();
  picture = `/imagens/${row?.key}`;
});

/** Of all pages: tests/worker/platform-pages.test.ts and school-pages.test.ts. */
describe("a document", () => {
  it.each([
    ["an unknown address", "/nada/aqui", {}, 404],
    ["an unknown question", "/q/ZZZZZZZZ", {}, 404],
    ["a word that is no institution", "/questoes/nenhuma", {}, 404],
    ["a file's name", "/q/ABCDEFGH/a.css", {}, 404],
    ["an address that cannot be decoded", "/q/%E0%A4%A", {}, 404],
    ["a method that a page does not take", "/questoes", { method: "DELETE" }, 405],
  ])("of an error has them too: %s", async (_, path, init, status) => {
    const response = await door.send(path, { ...init, headers: { "Sec-Fetch-Site": "same-origin" } });
    expect(response.status).toBe(status);
    expect(lacksHeaders(response.headers)).toBe(false);
    expect(runsOnlyItsOwn(await response.text(), nonceOf(response.headers) ?? "none")).toBe(true);
  });
});

describe("every other answer", () => {
  it.each([
    ["a page's data", "GET", () => dataAddress(`/q/${code}`, "features/questions/pages/question"), 200],
    ["data of a route that does not exist", "GET", () => dataAddress("/questoes", "pages/outra"), 404],
    ["a callable", "POST", () => "/callable/answerQuestion", 400],
    ["an unknown callable", "POST", () => "/callable/nada", 404],
    ["a refused origin", "PUT", () => "/questoes", 403],
    ["a picture", "GET", () => picture, 200],
    ["a picture that is not there", "GET", () => "/imagens/nada.png", 404],
    ["an old address", "GET", () => "/qr-code", 302],
  ])("has them where they matter: %s", async (_, method, path, status) => {
    const origin = status === 403 && method !== "GET" ? "cross-site" : "same-origin";
    const response = await door.send(path(), { method, cookie, headers: { "Sec-Fetch-Site": origin } });
    expect(response.status).toBe(status);
    expect(lacksHeaders(response.headers)).toBe(false);
  });

  it("has them also after an unexpected failure, and reveals nothing internal (SEC-31)", async () => {
    const broken = createHttp(async () => {
      throw new TypeError("SELECT secret FROM users WHERE email = 'a@b.c'");
    });
    const response = await broken.fetch(
      new Request("https://farol.test/"),
      bindings,
      createExecutionContext(),
    );
    expect(response.status).toBe(500);
    expect(lacksHeaders(response.headers)).toBe(false);
    expect(await response.text()).toBe("Erro à vista! Se o problema persistir, entre em contato.");
    const [logged] = expectedErrors();
    expect(JSON.stringify(logged)).not.toMatch(/SELECT|a@b\.c/);
  });
});

describe("a picture", () => {
  it("runs nothing, whatever its content (SEC-17)", async () => {
    const { headers } = await door.send(picture);
    expect(headers.get("Content-Type")).toBe("image/svg+xml");
    expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Cache-Control")).toContain("immutable");
  });

  it.each([
    "/imagens/../questoes",
    "/imagens/..%2f..%2fwrangler.toml",
    "/imagens/%2e%2e/%2e%2e/etc/passwd",
    "/imagens/....//....//etc",
    "/imagens/\u0000.png",
    "/imagens/%00",
    "/imagens/a%0d%0aSet-Cookie:x=1",
    "/imagens/%E0%A4%A",
    `/imagens/${"a".repeat(2000)}`,
    "/imagens/imagens/",
    "/imagens/",
  ])("is only found under its own name (SEC-18): %s", async (path) => {
    const response = await openDoor().send(path);
    expect([200, 404]).toContain(response.status);
    if (response.status === 200) expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(response.headers.has("Set-Cookie")).toBe(false);
  });
});
