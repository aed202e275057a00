import { fold, words } from "#app/platform/text/normalize.ts";
import { product } from "#app/platform/text/product.ts";

/** Characters of a password after trimming (R-ACC-6). The password itself is never trimmed. */
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 50;
/** Upper limit including spaces: longer input only costs hashing time. */
const RAW_MAX = 200;
/** Shorter names occur inside too many words. */
const NAME_PART_MIN = 3;

const PASSWORD_LENGTH_MESSAGE = "Sua senha deve ter entre 6 e 50 caracteres";
/** R-ACC-6, with the rule that failed. */
const UNCOMMON = "Escolha uma senha menos comum";
export const COMMON_PASSWORD_MESSAGE = `${UNCOMMON}: esta está entre as mais usadas`;
const PRODUCT_MESSAGE = `${UNCOMMON}: esta contém o nome do ${product.name}`;
const NAME_MESSAGE = `${UNCOMMON}: esta contém o seu nome`;

/** The message for a password that contains the product's name or a part of the person's; ignores accents and case. */
function nameProblem(password: string, names: readonly string[]): string | null {
  const folded = fold(password);
  const parts = names.flatMap(words).filter((part) => part.length >= NAME_PART_MIN);
  if (folded.includes(fold(product.name))) return PRODUCT_MESSAGE;
  return parts.some((part) => folded.includes(part)) ? NAME_MESSAGE : null;
}

/** First problem of a new password, or null. The server also refuses common passwords (`common-passwords.server.ts`). */
export function passwordProblem(password: string, names: readonly string[]): string | null {
  const { length } = password.trim();
  if (length < PASSWORD_MIN || length > PASSWORD_MAX || password.length > RAW_MAX)
    return PASSWORD_LENGTH_MESSAGE;
  return nameProblem(password, names);
}

export function confirmationProblem(password: string, confirmation: string): string | null {
  return password === confirmation ? null : "Insira a mesma senha nos dois campos";
}

/** The login form submits passwords of over 5 characters (R-ACC-12). */
export function canAttemptSignIn(password: string): boolean {
  return password.length > 5;
}
