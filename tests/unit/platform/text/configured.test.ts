import { describe, expect, it } from "vitest";
import { exampleValues, readConfigured } from "#app/platform/text/configured.ts";
import { sellerOf } from "#app/platform/text/seller.ts";
import { placeholdersIn, refusePlaceholders } from "#workers/refuse-placeholders.ts";

const real = {
  PUBLIC_URL: "https://farol.example",
  MAIL_FROM: "Farol <nao-responda@farol.example>",
  HELP_EMAIL: "ajuda@farol.example",
  PRIVACY_EMAIL: "privacidade@farol.example",
  SCHOOLS_EMAIL: "escolas@farol.example",
};

describe("what a deployment says of itself", () => {
  it("is an example only in development, and says so", () => {
    expect(readConfigured({})).toEqual(exampleValues);
    expect(Object.values(readConfigured({ FAROL_ENV: "production" }))).toEqual(["", "", "", "", "", ""]);
    for (const value of Object.values(exampleValues)) expect(value).toMatch(/exemplo|\.test$/);
  });

  it("names the seller only whole", () => {
    const seller = { SELLER_NAME: "E", SELLER_CNPJ: "1", SELLER_ADDRESS: "Rua", HELP_EMAIL: "a@b.c" };
    expect(sellerOf(seller)).toBe("E · CNPJ 1 · Rua · a@b.c");
    for (const name of Object.keys(seller)) expect(sellerOf({ ...seller, [name]: "" }), name).toBeNull();
  });
});

describe("production", () => {
  it("starts with real values, and with what is optional unset", () => {
    expect(placeholdersIn(real)).toEqual([]);
    expect(() => refusePlaceholders({ FAROL_ENV: "production", ...real })).not.toThrow();
  });

  it.each(Object.keys(real))("does not start while %s is unset or an example, and names it", (name) => {
    for (const value of ["", " ", "x@farol.test", "https://farol.test/"])
      expect(() => refusePlaceholders({ FAROL_ENV: "production", ...real, [name]: value })).toThrow(name);
  });

  it.each([
    ["MESSAGING_PHONE", "5500900000000"],
    ["PUBLIC_CHANNELS", "Vídeos=https://videos.farol.test/, Fotos=https://fotos.example/"],
    ["SELLER_NAME", exampleValues.SELLER_NAME],
    ["SELLER_CNPJ", exampleValues.SELLER_CNPJ],
    ["SELLER_ADDRESS", exampleValues.SELLER_ADDRESS],
  ])("does not start with the example of %s", (name, value) => {
    expect(placeholdersIn({ ...real, [name]: value })).toEqual([name]);
  });

  it("is the only one that is checked", () => {
    expect(() => refusePlaceholders({ FAROL_ENV: "development" })).not.toThrow();
  });
});
