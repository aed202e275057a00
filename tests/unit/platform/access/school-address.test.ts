import { describe, expect, it } from "vitest";
import { isSchoolId } from "#app/features/school/domain/school-id.ts";
import { schoolInitials } from "#app/features/school/domain/school-initials.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { isReservedWord } from "#app/platform/access/reserved-word.ts";
import { schoolRedirect } from "#app/platform/access/school-redirect.ts";
import { demoSchools } from "#content/demo-schools.ts";
import { requiredRoutes } from "#tests/house/required-routes.ts";
import { demoViewers } from "#tests/support/demo-viewers.ts";

describe("where a school's sign-in page leads on", () => {
  it.each([
    "/escolas/horizonte/cadernos",
    "/escolas/horizonte/cadernos/7f3a?aba=materiais#topo",
    "/escolas/horizonte/gestao#turmas",
  ])("is the page of the requested school: %s", (wanted) => {
    expect(schoolRedirect(wanted, "horizonte")).toBe(wanted);
  });

  it.each([
    null,
    "",
    "/geral",
    "/escolas/azambuja/cadernos",
    "/escolas/horizonte",
    "/escolas/horizonte-2/cadernos",
    "/escolas/horizonte/../azambuja/cadernos",
    "/escolas/horizonte/%2e%2e/azambuja/cadernos",
    "/escolas/horizonte\\..\\azambuja",
    "//evil.example/escolas/horizonte/cadernos",
    "https://evil.example/escolas/horizonte/cadernos",
    "/horizonte?redirect=/escolas/horizonte/cadernos",
  ])("is home for anything else: %s", (wanted) => {
    expect(schoolRedirect(wanted, "horizonte")).toBe("/");
  });
});

describe("the address of a school's sign-in page", () => {
  it("carries the whole requested path", () => {
    expect(schoolPaths.signIn("horizonte", "/escolas/horizonte/gestao?aba=1&b=2")).toBe(
      "/horizonte?redirect=%2Fescolas%2Fhorizonte%2Fgestao%3Faba%3D1%26b%3D2",
    );
  });

  it("stays on this site whatever replaces the school", () => {
    for (const word of ["/evil.example", "\\evil.example", "..", "?x", "a/b"])
      expect(new URL(schoolPaths.signIn(word), "https://farol.test").origin).toBe("https://farol.test");
  });
});

describe("the word a school is called by in addresses", () => {
  it.each(["azambuja", "horizonte", "escola-2", "ab"])("may be %s", (word) => {
    expect(isSchoolId(word)).toBe(true);
  });

  it.each(["", "a", "Horizonte", "são-jose", "2a", "-a", "a.b", "favicon.ico", "a/b", "a b", "a".repeat(41)])(
    "may not be %j",
    (word) => {
      expect(isSchoolId(word)).toBe(false);
    },
  );

  it("may not begin an address of the product, of today or to come", () => {
    const firstParts = Object.keys(requiredRoutes)
      .map((pattern) => pattern.split("/")[1] ?? "")
      .filter((part) => /^[a-z]{2}/.test(part));
    for (const word of ["geral", "entrar", "escolas", "imagens", "callable", "listas", "admin", "mentores"])
      expect(isReservedWord(word), word).toBe(true);
    expect(firstParts.filter(isReservedWord).length).toBeGreaterThan(20);
    expect(isReservedWord("horizonte")).toBe(false);
  });

  it("is one that may be, for every school of the demo accounts", () => {
    const ids = new Set(demoViewers.flatMap(({ viewer }) => viewer?.school?.id ?? []));
    expect(demoSchools.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(demoSchools.every(({ id }) => isSchoolId(id))).toBe(true);
  });
});

describe("the letters on a school's badge", () => {
  it.each([
    ["Azambuja", "A"],
    ["Colégio Horizonte", "CH"],
    ["Escola do Bosque", "EB"],
    ["  Érico   Veríssimo da Serra ", "ÉV"],
    ["", ""],
  ])("of %j are %j", (name, letters) => {
    expect(schoolInitials(name)).toBe(letters);
  });
});
