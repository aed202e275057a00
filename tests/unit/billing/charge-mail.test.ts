import { expect, test } from "vitest";
import { chargeMail } from "#app/features/billing/domain/charge-mail.ts";
import type { ChargeView } from "#app/features/billing/domain/charge-view.ts";

const PAID_AT = Date.UTC(2026, 10, 20, 15) / 1000;
const charge = {
  ...{ id: "c1", months: 1, method: "pix", plan: "Pro", priceCents: 2490, discountCents: 0, creditCents: 0 },
  ...{ paidCents: 2490, refundedCents: 0, paidAt: PAID_AT, until: PAID_AT + 30 * 86_400 },
  refund: { refundable: false },
} as ChargeView;
const told = {
  content: "Pagamento confirmado.",
  kind: "paid",
  charge,
  name: "Ana Souza",
  replaced: [],
  seller: null,
  url: null,
} as const;

const textOf = (changes: Partial<Parameters<typeof chargeMail>[0]>) =>
  chargeMail({ ...told, ...changes }).text.replaceAll("\u00a0", " ");

test("a receipt has what was bought, for whom, by what sums, when and until when", () => {
  const { template, subject } = chargeMail(told);
  expect([template, subject]).toEqual(["plan-paid", "Recibo do plano Pro do Farol"]);
  const text = textOf({});
  for (const line of ["Para: Ana Souza", "O quê: plano Pro, 1 mês", "Preço: R$ 24,90", "Pago: R$ 24,90"])
    expect(text).toContain(line);
  for (const line of [/Forma: Pix/, /Quando: 20/, /Vale até: /, /Número: c1/, /não é documento fiscal/])
    expect(text).toMatch(line);
  expect(text).not.toMatch(/Cupom|Crédito|Devolvido|Quem vende|Ver o pagamento|Para cancelar/);
});

test("coupon, credit, refunds, seller and address are included where there are any", () => {
  const sums = { months: 3, discountCents: 490, creditCents: 1000, refundedCents: 2490 };
  const text = textOf({
    charge: { ...charge, ...sums, paidAt: null, until: null },
    seller: "Empresa de Exemplo Ltda.",
    url: "https://farol.example/pagamentos",
  });
  for (const line of ["3 meses", "Cupom: − R$ 4,90", "Crédito do plano anterior: − R$ 10,00"])
    expect(text).toContain(line);
  for (const line of ["Devolvido: R$ 24,90", "Quem vende: Empresa", "Ver o pagamento: https://farol.example"])
    expect(text).toContain(line);
  expect(text).not.toMatch(/Quando: |Vale até: /);
});

test("recipients who may still cancel by their link are informed; with an address they cancel there", () => {
  const open = { ...charge, refund: { refundable: true } } as ChargeView;
  expect(textOf({ charge: open })).toMatch(/primeiros 7 dias, abra o link de pagamento/);
  expect(textOf({ charge: open, url: "https://farol.example/x" })).not.toMatch(/abra o link de pagamento/);
});

test.each([
  ["upgraded", "Seu plano agora é o Pro: recibo do Farol"],
  ["refused", "Devolução do pagamento do plano Pro do Farol"],
  ["underpaid", "Seu pagamento do plano Pro do Farol"],
  ["refund-asked", "Cancelamento do plano Pro do Farol"],
  ["refunded", "Devolução do plano Pro do Farol"],
  ["surplus", "Devolução do que foi pago a mais pelo plano Pro do Farol"],
  ["left", "Devolução do que sobrou do plano Pro do Farol"],
  ["revoked", "Seu plano Pro do Farol foi encerrado"],
] as const)("%s has a subject of its own", (kind, subject) => {
  expect(chargeMail({ ...told, kind }).subject).toBe(subject);
});

test("an upgrade names what it ended", () => {
  const replaced = ["Básico", "Pro"];
  expect(textOf({ kind: "upgraded", replaced })).toContain(
    "Os planos Básico e Pro terminaram com esta troca",
  );
  expect(textOf({ kind: "upgraded", replaced: ["Pro"] })).toContain("O plano Pro terminou com esta troca");
  expect(textOf({ kind: "upgraded" })).not.toContain("terminou com esta troca");
  expect(textOf({ kind: "paid", replaced })).not.toContain("terminou com esta troca");
});
