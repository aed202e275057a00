import { escapeHtml } from "#app/platform/text/escape-html.ts";
import { contact, product } from "#app/platform/text/product.ts";

export type MailContent = { template: string; subject: string; html: string; text: string };

export type MailParts = {
  template: string;
  subject: string;
  before: readonly string[];
  button?: { label: string; url: string };
  after: readonly string[];
};

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;background:#3368b8;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#4a5568">Se o botão não funcionar, copie este endereço no navegador:<br><a href="${href}" style="color:#3368b8;word-break:break-all">${href}</a></p>`;
}

const signature = [
  `Bons estudos,\nEquipe ${product.name}`,
  `Precisa de ajuda? Escreva para ${contact.help}.`,
];

export function composeMail({ template, subject, before, button, after }: MailParts): MailContent {
  const lines = [...before, ...(button ? [`${button.label}: ${button.url}`] : []), ...after, ...signature];
  const body = [
    ...before.map(paragraph),
    button ? buttonHtml(button) : "",
    ...after.map(paragraph),
    ...signature.map((each) => paragraph(each).replace("\n", "<br>")),
  ].join("\n");
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f6fa;color:#1a2233;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#3368b8">${product.name}</p>
${body}
</div>
</body>
</html>`;
  return { template, subject, html, text: `${lines.join("\n\n")}\n` };
}
