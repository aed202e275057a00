import { expect, it } from "vitest";
import {
  accountExistsMail,
  confirmEmailMail,
  passwordChangedMail,
  recoverPasswordMail,
} from "#app/features/accounts/domain/account-mails.ts";
import { composeMail } from "#app/platform/mail/domain/mail-content.ts";

const URL = "https://farol.example/confirmar-email?token=abc&x=1";

const mails = [
  [confirmEmailMail(URL), "confirm", "Confirme o seu e-mail no Farol", "24 horas"],
  [recoverPasswordMail(URL), "recover", "Crie uma nova senha no Farol", "1 hora"],
  [accountExistsMail(URL), "exists", "Você já tem uma conta no Farol", "continuam as mesmas"],
  [passwordChangedMail(URL), "changed", "A sua senha no Farol foi alterada", "Se não foi você"],
] as const;

it.each(mails)(
  "the mail %# says the same in HTML and as text, with its link",
  (mail, template, subject, phrase) => {
    expect(mail).toMatchObject({ template, subject });
    expect(mail.text).toContain(URL);
    expect(mail.html).toContain(`href="${URL.replace("&", "&amp;")}"`);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(phrase);
      expect(body).toContain("ajuda@farol.test");
    }
  },
);

it.each(mails)("the mail %# loads nothing from anywhere", ({ html }) => {
  expect(html).not.toMatch(/<img|<script|<link|src=|url\(/);
  expect(html).toContain('<html lang="pt-BR">');
});

it("a mail's content is text, whatever it looks like", () => {
  const mail = composeMail({ template: "x", subject: "<b>", before: ['<img src="x">'], after: [] });
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img src=&quot;x&quot;&gt;");
  expect(mail.html).not.toContain("margin:24px");
});
