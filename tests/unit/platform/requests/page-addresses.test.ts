import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { pageData, requestedPage } from "#app/platform/requests/domain/page-data.ts";
import { numbers, readSent, sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";

describe("the address of a page's data", () => {
  it.each([
    ["/banco", "/banco?_dados=1"],
    ["/banco?q=reta&pagina=2", "/banco?q=reta&pagina=2&_dados=1"],
  ])("of %s is %s, and leads back to it", (page, data) => {
    expect(pageData(page)).toBe(data);
    expect(requestedPage(new URL(data, "https://farol.test"))?.href).toBe(`https://farol.test${page}`);
  });

  it("is none of a document, and stays as it was when the page is read from it", () => {
    expect(requestedPage(new URL("https://farol.test/banco?q=_dados"))).toBeNull();
    const url = new URL("https://farol.test/banco?_dados=1");
    requestedPage(url);
    expect(url.search).toBe("?_dados=1");
  });
});

describe("the fields that a client sent", () => {
  it("are those that are numbers", () => {
    expect(readSent(numbers, { a: 1, b: "2", c: null, d: 0.5, e: Number.NaN })).toEqual({ a: 1, d: 0.5 });
    expect(sentOrNull(numbers, [1, 2])).toBeNull();
  });

  it("are refused as a body where one of them is none of the shape", () => {
    const shape = v.strictObject({ id: v.string("list-not-found") });
    const codeOf = (sent: unknown) => {
      try {
        return readSent(shape, sent);
      } catch (error) {
        return isAppError(error) ? error.code : String(error);
      }
    };
    expect(codeOf({ id: "abc" })).toEqual({ id: "abc" });
    expect(codeOf({ id: "abc", other: undefined })).toBe("invalid-body");
    expect(codeOf({})).toBe("list-not-found");
  });
});
