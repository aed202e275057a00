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

/** The product's own channels (video, social, photos), as the footer shows them. Only addresses that are ours. */
export const channels: readonly { name: string; address: string }[] = [];

/** The page title: what the page shows, then the product. Without a part, the product and its tagline. */
export function pageTitle(part?: string): string {
  return part ? `${part} | ${product.name}` : `${product.name}: ${product.tagline}`;
}
