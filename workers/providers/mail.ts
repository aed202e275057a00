import type { Mailer } from "#app/services/deps.ts";
import type { Environment } from "../environment.ts";

/** Nobody waits longer for a mail provider, in milliseconds. */
const DEADLINE_MS = 5000;

/** No provider: the row in the outbox is the delivery, to be read at /dev/emails. */
export const outboxOnly: Mailer = { send: async () => undefined, keepsCopies: true };

/** Production without a provider: mails wait in the outbox, and each says why. */
const unconfigured: Mailer = {
  send: () => Promise.reject(new Error("no mail provider is configured")),
  keepsCopies: false,
};

/** Cloudflare's own sending, through the Worker's binding. */
export function cloudflareMailer(binding: SendEmail, from: string): Mailer {
  return {
    send: async ({ to, subject, html, text }) => void (await binding.send({ from, to, subject, html, text })),
    keepsCopies: false,
  };
}

/**
 * A provider that takes mails as JSON: `POST {from, to, subject, html, text}` with a bearer token. The mail's id travels as
 * Idempotency-Key, so that one tried again is not delivered twice. Throws where the answer is not 2xx, or none within 5 s.
 */
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

/** The way mails leave, as configured: an HTTP provider, Cloudflare's binding, or in development the outbox alone. */
export function chooseMailer(
  env: Pick<Environment, "FAROL_ENV" | "MAIL" | "MAIL_FROM" | "MAIL_HTTP_URL" | "MAIL_HTTP_TOKEN">,
): Mailer {
  const { MAIL_HTTP_URL: url, MAIL_HTTP_TOKEN: token, MAIL_FROM: from } = env;
  if (url) return httpMailer({ url, token: token ?? "", from });
  if (env.MAIL) return cloudflareMailer(env.MAIL, from);
  return env.FAROL_ENV === "production" ? unconfigured : outboxOnly;
}
