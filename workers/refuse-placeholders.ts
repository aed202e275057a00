import type { Environment } from "./environment.ts";

/** Without these production does not start. */
const required = ["PUBLIC_URL", "MAIL_FROM", "HELP_EMAIL", "PRIVACY_EMAIL", "SCHOOLS_EMAIL"] as const;
/** These may be unset: then there is no chat, no channels, nothing is sold. */
const optional = [
  "MESSAGING_PHONE",
  "PUBLIC_CHANNELS",
  "SELLER_NAME",
  "SELLER_CNPJ",
  "SELLER_ADDRESS",
] as const;

type Checked = Partial<Pick<Environment, (typeof required)[number] | (typeof optional)[number]>>;

/** A reserved domain name, a number of an unused area, a text that says it is an example. */
const EXAMPLE = /\.test(?![\w-])|exemplo|^5500|^00\.000\.000/i;

/** The variables that production still has unset or as an example. */
export function placeholdersIn(env: Checked): string[] {
  const unset = required.filter((name) => !env[name]?.trim());
  const examples = [...required, ...optional].filter((name) => EXAMPLE.test(env[name]?.trim() ?? ""));
  return [...unset, ...examples];
}

/** Throws, naming them, before anything is served. */
export function refusePlaceholders(env: Checked & Pick<Environment, "FAROL_ENV">): void {
  if (env.FAROL_ENV !== "production") return;
  const found = placeholdersIn(env);
  if (found.length > 0)
    throw new Error(`Set in production, with no example values: ${found.join(", ")} (docs/operations.md)`);
}
