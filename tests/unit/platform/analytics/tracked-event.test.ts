import { describe, expect, it } from "vitest";
import { plainAddress } from "#app/platform/analytics/domain/plain-address.ts";
import { trackedEvent } from "#app/platform/analytics/domain/tracked-event.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";

const qid = questionCode(20_210_000_001);

describe("an event (R-EVENT-1)", () => {
  it.each([undefined, null, "login", { page_path: 7, provider: "orkut" }])(
    "with %j for details has none",
    (details) => {
      expect(trackedEvent({ name: "login", details })).toEqual({ name: "login", details: {} });
    },
  );

  it.each([
    ["login", { page_path: "/questoes", provider: "google" }],
    ["gpt-redirect", { page_path: "/q/x", type: "speed_dial" }],
    ["gpt-redirect", { page_path: "/q/x", type: "question_btn", qid, gptDialogOption: "get_tip" }],
    ["farol-zap-overlay-opened", { page_path: "/q/x" }],
    ["farol-zap-overlay-click", {}],
    ["trigger_paywall", { page_url: "/simulados" }],
  ])("%s is stored with %o", (name, details) => {
    expect(trackedEvent({ name, details })).toEqual({ name, details });
  });

  it.each([
    { name: "compra", details: {} },
    { name: "toString", details: {} },
    { name: "__proto__" },
    { name: 7 },
    {},
    null,
    "login",
    ["login"],
  ])("%j is none", (sent) => {
    expect(trackedEvent(sent)).toBeNull();
  });

  it("stores no field that its list does not name, and no value that is not of its kind", () => {
    const details = {
      page_path: "javascript:alert(1)",
      provider: "facebook",
      uid: "u1",
      email: "lia@exemplo.com",
      toString: "x",
    };
    expect(trackedEvent({ name: "login", details })).toEqual({ name: "login", details: {} });
    expect(
      trackedEvent({ name: "gpt-redirect", details: { qid: "lia@exemplo.com", type: 3 } })?.details,
    ).toEqual({});
  });
});

describe("an address as it is stored", () => {
  it.each([
    ["/questoes?q=meu+nome#x", "/questoes"],
    ["https://farol.test/redefinir-senha?token=abc", "/redefinir-senha"],
    ["https://farol.test", "/"],
    ["/u/lia", "/u/:id"],
    ["/u/0f8fad5bd9cb469fa16570867728950e/x", "/u/:id/x"],
    ["/escolas/horizonte/usuarios/0f8fad5bd9cb469fa16570867728950e", "/escolas/horizonte/usuarios/:id"],
    ["/convite/lia@exemplo.com", "/convite/:id"],
    ["/convite/lia%40exemplo.com", "/convite/:id"],
    [`/q/${qid}`, `/q/${qid}`],
    ["/blog/plano-de-estudos-vestibular-ita", "/blog/plano-de-estudos-vestibular-ita"],
    [`/${"a".repeat(300)}`, `/${"a".repeat(119)}`],
  ])("%s is %s", (address, plain) => {
    expect(plainAddress(address)).toBe(plain);
  });

  it.each(["javascript:alert(1)", "questoes", "mailto:lia@exemplo.com"])("%s is none", (address) => {
    expect(plainAddress(address)).toBeNull();
  });
});
