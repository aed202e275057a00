import type { Mailer } from "#app/platform/context/deps.ts";
import type { Environment } from "../environment.ts";

/** Longest wait for a mail provider, in milliseconds. */
const DEADLINE_MS = 5000;

/** No provider: the row in the outbox is the delivery, to be read at /dev/emails. */
export const outboxOnly: Mailer = { send: async () => undefined, keepsCopies: true };

/** Production without a provider: mails wait in the outbox with the reason. */
const unconfigured: Mailer = {
  send: () => Promise.reject(new Error("no mail provider is configured")),
  keepsCopies: false,
};

export function cloudflareMailer(binding: SendEmail, from: string): Mailer {
  return {
    send: async ({ to, subject, html, text }) => void (await binding.send({ from, to, subject, html, text })),
    keepsCopies: false,
  };
}

/** `POST {from, to, subject, html, text}`; the Idempotency-Key stops duplicates. Throws unless 2xx within 5 s. */
export function httpMailer(config: { url: string; token: string; from: string }): Mailer {
  return {
    async send({ id, to, subject, html, text }) {
      const response = await fetch(config.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${config.token}`,
          "Idempotency-Key": id,
        },
        body: JSON.stringify({ from: config.from, to: [to], subject, html, text }),
        signal: AbortSignal.timeout(DEADLINE_MS),
        redirect: "manual",
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the mail provider answered ${response.status}`);
    },
    keepsCopies: false,
  };
}

/** The configured mailer: an HTTP provider, Cloudflare's binding, or the outbox alone in development. */
export function chooseMailer(
  env: Pick<Environment, "FAROL_ENV" | "MAIL" | "MAIL_FROM" | "MAIL_HTTP_URL" | "MAIL_HTTP_TOKEN">,
): Mailer {
  const { MAIL_HTTP_URL: url, MAIL_HTTP_TOKEN: token, MAIL_FROM: from } = env;
  if (url) return httpMailer({ url, token: token ?? "", from });
  if (env.MAIL) return cloudflareMailer(env.MAIL, from);
  return env.FAROL_ENV === "production" ? unconfigured : outboxOnly;
}
