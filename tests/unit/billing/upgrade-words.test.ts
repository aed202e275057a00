import { expect, test } from "vitest";
import type { Quote } from "#app/features/billing/domain/quote.ts";
import { upgradeText } from "#app/features/billing/domain/upgrade-words.ts";

const UNTIL = Date.UTC(2027, 10, 12, 3) / 1000;
const quote: Quote = {
  ...{ priceCents: 30_000, discountCents: 0, creditCents: 22_990, totalCents: 7010 },
  ...{ replaces: ["a"], returns: {}, returnCents: 0, isRefused: false },
  upgrade: { plan: "pro", cents: 22_990, until: UNTIL, by: "pix" },
  begins: 0,
};

const said = (changes: Partial<Quote>) => upgradeText({ ...quote, ...changes })?.replaceAll("\u00a0", " ");

test("an upgrade is described in one sentence with what the former plan is worth, until its last day", () => {
  expect(said({})).toBe(
    "Seu Pro ainda vale R$ 229,90, até 11 de nov. de 2027. Você paga R$ 70,10 agora e o Pro termina.",
  );
});

test("what is left goes back by the way it came", () => {
  const left = { totalCents: 100, returnCents: 5000 };
  expect(said(left)).toMatch(/agora e o Pro termina; sobra R\$ 50,00, que volta por Pix\.$/);
  const byCard = { ...left, upgrade: { plan: "pro", cents: 22_990, until: UNTIL, by: "card" } as const };
  expect(said(byCard)).toMatch(/sobra R\$ 50,00, que volta para o cartão\.$/);
});

test("one whose rest cannot go back is refused with the reason; a purchase is no upgrade", () => {
  expect(said({ isRefused: true })).toMatch(/^Seu Pro ainda vale R\$ 229,90.*não pode mais voltar para você/);
  expect(said({ upgrade: null })).toBe(undefined);
});
