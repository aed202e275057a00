import { billingPaths } from "#app/features/billing/paths.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { escapeHtml } from "#app/platform/text/escape-html.ts";
import { formatMoney } from "#app/platform/text/format.ts";
import type { BankBill } from "./durable-objects/bank-object.ts";
import type { Environment } from "./environment.ts";
import { secureHeaders } from "./middleware/security-headers.ts";
import { bankOf } from "./providers/payments/sandbox.ts";

/** Acts of a payer, or their bank, on a bill: its button, and how it is reported. */
const acts = {
  pagar: { label: "Pagar", delay: 1, times: 1 },
  "pagar-devagar": { label: "Pagar, e o banco avisa em 20 s", delay: 20, times: 1 },
  "pagar-de-novo": { label: "Pagar outra vez", delay: 1, times: 1 },
  "pagar-repetido": { label: "Pagar, e o banco avisa três vezes", delay: 1, times: 3 },
  "sem-aviso": { label: "Pagar, e o aviso se perde", delay: 1, times: 0 },
  estornar: { label: "Estornar (contestação)", delay: 1, times: 1 },
} as const;
type Act = keyof typeof acts;

/** What is done with a bill that is paid. */
function isLater(act: Act): boolean {
  return act === "estornar" || act === "pagar-de-novo";
}

function buttons({ id, news }: BankBill): string {
  const open = (Object.keys(acts) as Act[]).filter((act) =>
    isLater(act) ? news.at(-1)?.kind === "paid" : news.length === 0,
  );
  if (open.length === 0) return "";
  const shown = open.map((act) => `<button name="ato" value="${act}">${acts[act].label}</button>`).join(" ");
  return `<form method="post"><input type="hidden" name="conta" value="${escapeHtml(id)}">${shown}</form>`;
}

function article(bill: BankBill): string {
  const states = bill.news.map(({ kind }) => kind).join(", ") || "em aberto";
  return `<article data-conta="${escapeHtml(bill.id)}"><h2>${escapeHtml(bill.title)} · ${formatMoney(bill.cents)}</h2>
<p>${escapeHtml(states)}</p><p><code>${escapeHtml(bill.pixCode)}</code></p>${buttons(bill)}</article>`;
}

function pageOf(bills: readonly BankBill[]): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Banco de mentira</title>
<style>:root{color-scheme:light dark}body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}article{border-top:1px solid #8888;padding:1rem 0}h2{font-size:1.1rem;margin:0}code{word-break:break-all}button{min-height:44px;font:inherit;padding:0 .75rem}</style></head>
<body><main><h1>Banco de mentira</h1>
<p>As cobranças Pix deste computador. Nenhum dinheiro se move, e esta página só existe em desenvolvimento.</p>
${bills.map(article).join("\n") || "<p>Nenhuma cobrança ainda.</p>"}
</main></body></html>`;
}

/** The sandbox's app, in which bills are paid. Absent in production. */
export async function serveBank(env: Environment, request: Request): Promise<Response> {
  if (env.FAROL_ENV === "production" || !env.SANDBOX_BANK) throw new AppError("page-not-found");
  const bank = bankOf(env.SANDBOX_BANK);
  if (request.method === "POST") {
    const form = new URLSearchParams(await request.text());
    const id = String(form.get("conta") ?? "");
    const act = String(form.get("ato") ?? "");
    if (!Object.hasOwn(acts, act)) throw new AppError("invalid-body");
    const { delay, times } = acts[act as Act];
    await (act === "estornar" ? bank.reverse(id, { delay, times }) : bank.pay(id, { delay, times }));
    return new Response(null, { status: 303, headers: { Location: billingPaths.bank() } });
  }
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  secureHeaders(headers, "");
  return new Response(pageOf(await bank.bills()), { headers });
}
