import type { ConfiguredValues } from "./configured.ts";

export type Seller = { name: string; cnpj: string; address: string; support: string };

/** Who sells, from the configuration; null unless all of it is there. */
export function sellerOf({
  SELLER_NAME: name,
  SELLER_CNPJ: cnpj,
  SELLER_ADDRESS: address,
  HELP_EMAIL: support,
}: Pick<ConfiguredValues, "SELLER_NAME" | "SELLER_CNPJ" | "SELLER_ADDRESS" | "HELP_EMAIL">): Seller | null {
  return name && cnpj && address && support ? { name, cnpj, address, support } : null;
}

/** "Empresa Ltda. · CNPJ 00.000.000/0000-00 · Rua 1, Brasília, DF · ajuda@…". */
export function sellerLine({ name, cnpj, address, support }: Seller): string {
  return `${name} · CNPJ ${cnpj} · ${address} · ${support}`;
}
