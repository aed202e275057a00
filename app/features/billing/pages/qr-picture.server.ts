import { AppError } from "#app/platform/errors/app-error.ts";
import { qrReply } from "#app/platform/page/pages/qr-reply.server.ts";

/** A Pix code as a QR picture. The caller checks access. Throws charge-not-found where there is none to pay. */
export function qrPicture(code: string | null): Response {
  if (!code) throw new AppError("charge-not-found");
  return qrReply(code);
}
