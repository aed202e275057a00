import { configured } from "./configured.ts";
import { sellerOf } from "./seller.ts";

/** The product's names (R-SHELL-17). */
export const product = {
  name: "Farol",
  slug: "farol",
  /** As in package.json. */
  version: "0.1.0",
  tagline: "a plataforma oficial do estudante",
  assistant: "FarolGPT",
  direct: "Farol Direct",
} as const;

export const contact = {
  help: configured.HELP_EMAIL,
  privacy: configured.PRIVACY_EMAIL,
  schools: configured.SCHOOLS_EMAIL,
} as const;

/** The seller of the plans; null: none is configured, and nothing is sold. */
export const seller = sellerOf(configured);

export const greetings = {
  channel: "Olá! Vim pelo Farol e quero receber as novidades.",
  support: "Olá! Uso o Farol e preciso de ajuda.",
} as const;

/** The id of the product's own account. */
const OFFICIAL_USER_ID = "farol";

export function isOfficial(userId: string): boolean {
  return userId === OFFICIAL_USER_ID;
}

export function pageTitle(part?: string): string {
  return part ? `${part} | ${product.name}` : `${product.name}: ${product.tagline}`;
}
