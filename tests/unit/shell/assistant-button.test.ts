import { describe, expect, it } from "vitest";
import { showsAssistantButton } from "#app/platform/access/assistant-button.ts";
import type { SchoolRole } from "#app/platform/access/claims.ts";

const student = { claims: [], school: null };
const ofSchool = (role: SchoolRole) => ({ claims: [], school: { id: "horizonte", role } });

describe("the floating button to the assistant (R-SHELL-4)", () => {
  it.each([
    "/",
    "/geral",
    "/welcome",
    "/mentoria-de-estudos",
    "/moderacao",
    "/pagamento",
    "/sobre",
    "/gpt",
    "/farol-gpt-ia",
    "/escolas/marista",
    "/geral/",
    "/escolas/horizonte/avaliacoes",
    "/escolas/horizonte/criar-avaliacao",
    "/en/avaliacao-automatica",
    "/praticar/0123456789abcdef",
    "/reuniao/0123456789abcdef",
  ])("is not on %s", (path) => {
    expect(showsAssistantButton(path, student)).toBe(false);
    expect(showsAssistantButton(path, null)).toBe(false);
  });

  it.each([
    "/questoes",
    "/q/7K2M9XQ4",
    "/praticar/0123456789abcdef/resultado",
    "/planos",
    "/gpt-outra",
    "/escolas/marista/desafio",
    "/escolas/horizonte/cadernos",
    "/mentoria",
    "/pagamento-x",
  ])("is on %s", (path) => {
    expect(showsAssistantButton(path, student)).toBe(true);
    expect(showsAssistantButton(path, null)).toBe(true);
  });

  it.each(["admin", "assistant", "teacher"] as const)("is nowhere for the %s of a school", (role) => {
    expect(showsAssistantButton("/questoes", ofSchool(role))).toBe(false);
  });

  it("is there for the students of a school, and for the product's own admins", () => {
    expect(showsAssistantButton("/questoes", ofSchool("student"))).toBe(true);
    expect(showsAssistantButton("/questoes", { claims: ["admin"], school: null })).toBe(true);
  });
});
