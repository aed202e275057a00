import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { followLink } from "#app/services/accounts/wrong-codes.server.ts";
import { readGuardianCharge } from "#app/services/billing/guardian-charge.server.ts";
import { addressOf } from "../accounts/account-form.server.ts";
import { qrPicture } from "./qr-picture.server.ts";

/** The QR code of the charge of a guardian's link. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const found = await followLink(deps, addressOf(args.request), () =>
    readGuardianCharge(deps, args.params.token ?? ""),
  );
  return qrPicture(found.charge.pixCode);
}
