/** The product's names, in one place (decision 1). `{product}` and `{slug}` of the specification resolve here. */
export const product = {
  name: "Farol",
  slug: "farol",
  tagline: "a plataforma oficial do estudante",
  assistant: "FarolGPT",
  direct: "Farol Direct",
} as const;

/** Where people write to: questions and errors, the data protection officer, schools. */
export const contact = {
  help: "ajuda@farol.test",
  privacy: "privacidade@farol.test",
  schools: "escolas@farol.test",
} as const;

/** What a chat of the messaging app begins with. Its number is configured with the deployment (`MESSAGING_PHONE`). */
export const greetings = {
  channel: "Olá! Vim pelo Farol e quero receber as novidades.",
  support: "Olá! Uso o Farol e preciso de ajuda.",
} as const;

/** The product's own channels (video, social, photos), as the footer shows them. Only addresses that are ours. */
export const channels: readonly { name: string; address: string }[] = [];

/** The id of the product's own account: it looks like the product, whoever else is an admin. */
const OFFICIAL_USER_ID = "farol";

/** Whether a person is the product itself. */
export function isOfficial(userId: string): boolean {
  return userId === OFFICIAL_USER_ID;
}

/** The page title: what the page shows, then the product. Without a part, the product and its tagline. */
export function pageTitle(part?: string): string {
  return part ? `${part} | ${product.name}` : `${product.name}: ${product.tagline}`;
}
