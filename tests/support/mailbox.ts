import { bindings } from "#tests/support/bindings.ts";

export type ReceivedMail = {
  id: string;
  template: string;
  subject: string;
  html: string;
  text: string;
  sent_at: number | null;
  tries: number;
  error: string | null;
};

/** The mails to an address, oldest first. */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT * FROM mail_outbox WHERE recipient = ? ORDER BY rowid",
  )
    .bind(email)
    .all<ReceivedMail>();
  return results;
}

/** The address that a mail's button leads to. */
export function linkIn(mail: ReceivedMail | undefined): URL {
  const address = /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0];
  if (!address) throw new Error("the mail has no link");
  return new URL(address);
}

/** The token of the latest link mailed to an address, by template. */
export async function latestToken(
  email: string,
  template: "confirm" | "recover" | "change-email",
): Promise<string> {
  const mail = (await mailsTo(email)).findLast((each) => each.template === template);
  return linkIn(mail).searchParams.get("token") ?? "";
}
