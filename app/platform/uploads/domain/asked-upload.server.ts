import * as v from "valibot";
import { readBy, textLike } from "#app/platform/requests/domain/sent-json.server.ts";
import { type UploadOwnerKind, uploadOwners } from "./upload-owners.ts";
import { HEX_DIGEST, readFileName } from "./upload-plan.ts";

const name = textLike(/^[\w-]{1,64}$/);

export const digest = textLike(HEX_DIGEST);

/** The upload that a browser requests. Its size is judged by its owner's limits. */
export const askedUpload = v.object({
  ownerKind: v.picklist(Object.keys(uploadOwners) as UploadOwnerKind[]),
  owner: name,
  target: v.nullable(name),
  size: v.pipe(v.number(), v.safeInteger()),
  fingerprint: digest,
  name: v.pipe(v.unknown(), readBy(readFileName, "upload-no-name")),
});
