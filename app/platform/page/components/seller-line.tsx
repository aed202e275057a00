import { seller } from "#app/platform/text/product.ts";

/** Who sells, wherever money is asked for or was paid. */
export function SellerLine({ className = "" }: { className?: string }) {
  return seller && <p className={`text-sm break-words text-muted ${className}`}>{seller}</p>;
}
