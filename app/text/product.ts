/** `{product}` and `{slug}` of the specification (decision 1). */
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
  help: "ajuda@farol.test",
  privacy: "privacidade@farol.test",
  schools: "escolas@farol.test",
} as const;

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
