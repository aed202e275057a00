import { describe, expect, it } from "vitest";
import { confirmationSentTo } from "#app/features/accounts/domain/account-texts.ts";
import {
  addressWith,
  addressWithout,
  dialogOf,
  wantedPage,
} from "#app/features/accounts/domain/dialog-address.ts";

describe("the account dialog of an address", () => {
  it.each([
    ["", null],
    ["?login=true", "login"],
    ["?login=1", null],
    ["?cadastro=true", "sign-up"],
    ["?promo=MAIO", "sign-up"],
    ["?login=true&promo=MAIO", "sign-up"],
    ["?promo=", null],
  ])("%j is %s", (search, dialog) => {
    expect(dialogOf(search)).toBe(dialog);
  });

  it("closes with its own parameters only", () => {
    expect(addressWithout({ pathname: "/questoes", search: "?login=true&destino=/perfil&pagina=2" })).toBe(
      "/questoes?pagina=2",
    );
    expect(addressWithout({ pathname: "/questoes", search: "?login=true" })).toBe("/questoes");
  });

  it("replaces the other one, and preserves the page that required an account", () => {
    const place = { pathname: "/questoes", search: "?login=true&destino=%2Fperfil&pagina=2" };
    const address = addressWith(place, "signUp");
    expect(address).toBe("/questoes?pagina=2&cadastro=true&destino=%2Fperfil");
    expect(dialogOf(address.slice("/questoes".length))).toBe("sign-up");
    expect(wantedPage(address.slice("/questoes".length))).toBe("/perfil");
    expect(addressWith({ pathname: "/", search: "" }, "login")).toBe("/?login=true");
  });
});

describe("the sent confirmation", () => {
  it("names the address, where it is known", () => {
    expect(confirmationSentTo("ana@exemplo.com")).toContain("para ana@exemplo.com.");
    expect(confirmationSentTo("")).toContain("para o seu e-mail.");
  });
});
