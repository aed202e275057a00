import encodeQR from "qr";

/** A QR code of a text as an SVG path on a grid; `size`: its squares a side, with the quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 2 });
  const path = rows
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""))
    .join("");
  return { path, size: rows.length };
}
