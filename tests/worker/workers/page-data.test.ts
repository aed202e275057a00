import { describe, expect, it } from "vitest";
import { REPLY_HEADER } from "#app/platform/requests/domain/page-data.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { givenStudent } from "#tests/support/given.ts";

async function reply(path: string, init: { method?: string; cookie?: string } = {}) {
  const response = await door.send(path, { ...init, headers: { "Sec-Fetch-Site": "same-origin" } });
  const named = [...response.headers.keys()].filter((name) => name.startsWith("x-remix"));
  const { status, headers } = response;
  return { status, kind: headers.get(REPLY_HEADER), named, text: await response.text() };
}

describe("a page's data without its document", () => {
  it("are those of the page at the address, its query included", async () => {
    for (const path of ["/questoes", "/questoes?q=energia"]) {
      const { text, ...rest } = await reply(`${path}${path.includes("?") ? "&" : "?"}_dados=1`);
      expect(rest).toEqual({ status: 200, kind: null, named: [] });
      const framework = await reply(dataAddress(path, "features/questions/pages/search"));
      expect(JSON.parse(text)).toEqual(JSON.parse(framework.text));
    }
  });

  it("say that a page refuses, in the words of the page", async () => {
    const missing = await reply("/r/nada?_dados=1");
    expect([missing.status, missing.kind, missing.named]).toEqual([404, "refused", []]);
    expect(JSON.parse(missing.text)).toMatchObject({ message: expect.stringMatching(/./) });
    const closed = await reply("/l/minhas-erradas?_dados=1");
    expect([closed.status, closed.kind]).toEqual([401, "refused"]);
    const nowhere = await reply("/nada/aqui?_dados=1");
    expect([nowhere.status, nowhere.kind]).toEqual([404, "refused"]);
    const readOnly = await reply("/questoes?_dados=1", { method: "POST" });
    expect([readOnly.status, readOnly.kind]).toEqual([405, "refused"]);
  });

  it("say that a page is elsewhere", async () => {
    const cookie = await givenStudent();
    const { status, kind, named, text } = await reply("/entrar?_dados=1", { cookie });
    expect({ status, kind, named, text }).toEqual({ status: 204, kind: "moved", named: [], text: "" });
  });
});
