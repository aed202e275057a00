import { plural } from "#app/platform/text/format.ts";

/** After a request: the person's own is counted. */
export function requestedText(requests: number): string {
  const others = requests - 1;
  const asked = "Pedido feito. A equipe vê primeiro as questões mais pedidas";
  return others > 0
    ? `${asked}; com você, ${plural(requests, "pessoa pede", "pessoas pedem")} esta resolução.`
    : `${asked}.`;
}
