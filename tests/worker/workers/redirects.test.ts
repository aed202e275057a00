import { describe, expect, it } from "vitest";
import { door, fromOurPage, openDoor } from "#tests/support/door.ts";

describe("an old address", () => {
  it("redirects before anything else is checked, with the headers of every response", async () => {
    const response = await door.send("/qr-code?promo=X");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/espcex-2024?promo=X");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Strict-Transport-Security")).toMatch(/^max-age=/);
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });

  it("that moved for good is remembered for a day, not for ever", async () => {
    const response = await door.send("/blog/plano-de-estudos-ita", { method: "HEAD" });
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe("/blog/plano-de-estudos-vestibular-ita");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
  });

  it("reached by a link inside the app leads on in the form the app follows", async () => {
    const response = await door.send("/qr-code?_data=shell%2Fpages%2Fnot-found&a=1");
    expect(response.status).toBe(204);
    expect(response.headers.get("X-Remix-Redirect")).toBe("/espcex-2024?a=1");
    expect(response.headers.get("X-Remix-Status")).toBe("302");
  });

  it("does not swallow what is posted to it", async () => {
    const response = await door.send("/qr-code", { method: "POST", headers: fromOurPage, body: "a=1" });
    expect(response.status).toBe(405);
  });
});

describe("a path that contains /ws", () => {
  it("leads to the about page, or outside where that is configured", async () => {
    expect((await door.send("/a/ws/b")).headers.get("Location")).toBe("/sobre");
    const outward = openDoor({ EXTERNAL_WS_URL: "https://fora.example/" });
    const response = await outward.send("/a/ws/b");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("https://fora.example/");
  });

  it("in a search is a search", async () => {
    expect((await door.send("/questoes?q=%2Fws")).status).toBe(200);
  });
});

it("the English assessment leads to the configured English site", async () => {
  const outward = openDoor({ EXTERNAL_ASSESSMENT_URL: "https://assessment.example/start" });
  const response = await outward.send("/en/avaliacao-automatica");
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe("https://assessment.example/start");
});
