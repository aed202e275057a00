import { AppError } from "#app/platform/errors/app-error.ts";
import { latestMails, type StoredMail } from "#app/platform/mail/queries/mail.server.ts";
import { escapeHtml } from "#app/platform/text/escape-html.ts";
import { isoTime } from "#app/platform/time/format-date.ts";
import { buildContext } from "./build-deps.ts";
import type { Environment } from "./environment.ts";
import { secureHeaders } from "./middleware/security-headers.ts";

const SHOWN = 50;
function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function article(mail: StoredMail): string {
  const time = isoTime(mail.createdAt);
  const state = mail.sentAt ? "enviado" : `à espera${mail.error ? `: ${mail.error}` : ""}`;
  return `<article data-para="${escapeHtml(mail.recipient)}" data-modelo="${escapeHtml(mail.template)}">
<h2>${escapeHtml(mail.subject)}</h2>
<p>Para <strong>${escapeHtml(mail.recipient)}</strong> · <time datetime="${time}">${time}</time> · ${escapeHtml(state)}</p>
<pre>${withLinks(mail.text)}</pre>
<details><summary>Como HTML</summary><iframe sandbox="" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe></details>
</article>`;
}

/** The outbox in development: latest mails first, filtered by `?para=<e-mail>`. Absent in production. */
export async function serveOutbox(env: Environment, request: Request): Promise<Response> {
  if (env.FAROL_ENV === "production") throw new AppError("page-not-found");
  const { deps, nonce } = buildContext(env, request, null);
  const wanted = new URL(request.url).searchParams.get("para");
  const mails = await deps.read(latestMails(deps.db, SHOWN));
  const shown = mails.filter(({ recipient }) => !wanted || recipient === wanted.toLowerCase());
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Caixa de saída</title>
<style>:root{color-scheme:light dark}body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}article{border-top:1px solid #8888;padding:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;word-break:break-word;font:inherit}iframe{width:100%;height:32rem;border:1px solid #8888;background:#fff}</style></head>
<body><main><h1>Caixa de saída</h1>
<p>Os e-mails que o Farol enviou neste computador. Esta página só existe em desenvolvimento.</p>
${shown.map(article).join("\n") || "<p>Nenhum e-mail ainda.</p>"}
</main></body></html>`;
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  secureHeaders(headers, nonce);
  return new Response(html, { headers });
}
