import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { readGuardianCharge } from "../services/guardian-charge.server.ts";
import { qrPicture } from "./qr-picture.server.ts";

/** The QR code of the charge of a guardian's link. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  return qrPicture((await readGuardianCharge(deps, args.params.token ?? "")).charge.pixCode);
}
