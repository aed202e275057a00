import { seller } from "#app/platform/text/product.ts";

/** The seller, wherever there is a price or a payment. */
export function SellerLine({ className = "" }: { className?: string }) {
  return seller && <p className={`text-sm break-words text-muted ${className}`}>{seller}</p>;
}
