import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { readOwnCharge } from "../services/read-checkout.server.ts";
import { qrPicture } from "./qr-picture.server.ts";

/** The QR code of one's own charge. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("payment", args);
  return qrPicture((await readOwnCharge(deps, viewer, args.params.chargeId ?? "")).pixCode);
}
