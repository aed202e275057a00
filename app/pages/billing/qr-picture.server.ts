import { qrPath } from "#app/domain/paper/qr-path.server.ts";
import { AppError } from "#app/errors/app-error.ts";

/** A Pix code as a picture, for whoever may see the code. Throws charge-not-found where there is none to pay. */
export function qrPicture(code: string | null): Response {
  if (!code) throw new AppError("charge-not-found");
  const { path, size } = qrPath(code);
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
