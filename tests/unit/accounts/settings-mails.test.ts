import { expect, it } from "vitest";
import { accountExistsMail, passwordChangedMail } from "#app/features/accounts/domain/account-mails.ts";
import {
  accountDeletedMail,
  confirmNewEmailMail,
  emailChangedMail,
  emailChangeRequestedMail,
  guardianMail,
} from "#app/features/accounts/domain/settings-mails.ts";

const URL = "https://farol.example/conta/confirmar-email?token=abc&x=1";

const mails = [
  [confirmNewEmailMail(URL), "change-email", URL, "só então a conta passa para ele"],
  [emailChangeRequestedMail(URL), "change-email-asked", URL, "Nada mudou ainda"],
  [emailChangedMail(), "email-changed", "ajuda@farol.test", "acaba de passar para outro e-mail"],
  [accountDeletedMail(), "account-deleted", "ajuda@farol.test", "contagens sem nome"],
  [
    guardianMail("Iara", { confirm: URL, policy: URL, optOut: URL }),
    "guardian",
    URL,
    "privacidade@farol.test",
  ],
  [accountExistsMail(URL, "change-email"), "exists", URL, "passar uma conta do Farol para este e-mail"],
  [passwordChangedMail(URL, "elsewhere"), "changed", URL, "desconectada dos outros aparelhos"],
] as const;

it.each(mails)("the mail %# says the same in HTML and as text", (mail, template, address, phrase) => {
  expect(mail.template).toBe(template);
  expect(mail.text).toContain(address);
  expect(mail.html).toContain(address.replace("&", "&amp;"));
  for (const body of [mail.text, mail.html]) expect(body).toContain(phrase);
  expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(/);
});

it("a young person's name is text in the mail to the guardian, whatever it looks like", () => {
  expect(guardianMail("<b>Iara</b>", { confirm: URL, policy: URL, optOut: URL }).html).not.toContain("<b>");
});
