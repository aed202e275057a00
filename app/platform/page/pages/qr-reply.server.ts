import { qrPath } from "../domain/qr-path.server.ts";

/** An SVG response with a text as a QR code. The caller checks access. */
export function qrReply(text: string): Response {
  const { path, size } = qrPath(text);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
  return new Response(drawn, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
