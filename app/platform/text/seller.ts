import type { ConfiguredValues } from "./configured.ts";

/** "Empresa Ltda. · CNPJ 00.000.000/0000-00 · Rua 1, Brasília, DF · ajuda@…"; null unless all of it is configured. */
export function sellerOf({
  SELLER_NAME: name,
  SELLER_CNPJ: cnpj,
  SELLER_ADDRESS: address,
  HELP_EMAIL: support,
}: Pick<ConfiguredValues, "SELLER_NAME" | "SELLER_CNPJ" | "SELLER_ADDRESS" | "HELP_EMAIL">): string | null {
  return name && cnpj && address && support ? `${name} · CNPJ ${cnpj} · ${address} · ${support}` : null;
}
