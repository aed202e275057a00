import { describe, expect, it } from "vitest";
import {
  LONGEST_TICKET,
  plainPage,
  supportContext,
  ticketProblem,
} from "#app/features/school/domain/support-ticket.ts";
import { product } from "#app/platform/text/product.ts";
import manifest from "../../../package.json" with { type: "json" };

describe("the context sent with a ticket", () => {
  it.each([
    ["https://farol.test/escolas/horizonte/gestao?q=Maria+Souza#x", "/escolas/horizonte/gestao"],
    [
      "/escolas/horizonte/gestao/pessoa/0123456789abcdef0123456789abcdef",
      "/escolas/horizonte/gestao/pessoa/:id",
    ],
    ["/escolas/horizonte/turma/Jo%C3%A3o", "/escolas/horizonte/turma/:id"],
    ["/u/11987650001", "/u/:id"],
    ["a página de Maria", ""],
    ["", ""],
  ])("of %s it says %s: no query, no id, no name", (typed, page) => {
    expect(plainPage(typed)).toBe(page);
  });

  it("names version, browser and errors", () => {
    const userAgent =
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";
    const context = supportContext({ version: "1.2.3", page: "/x", userAgent, errors: ["TypeError"] });
    expect(context).toMatchObject({ version: "1.2.3", page: "/x", errors: ["TypeError"] });
    expect(context.browser).toMatch(/^Chrome/);
  });

  it("has the version of the package", () => {
    expect(product.version).toBe(manifest.version);
  });

  it("requires a sentence", () => {
    expect(ticketProblem("Erro")).toMatch(/Conte/);
    expect(ticketProblem("x".repeat(LONGEST_TICKET + 1))).toMatch(/até 2000/);
    expect(ticketProblem("A página não abre.")).toBeNull();
  });
});
