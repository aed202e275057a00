import type { UploadOwnerKind } from "./domain/upload-owners.ts";
import type { OwnerWork } from "./services/owner-work.ts";

/** What this room gives to those below it, or needs, as fields of the platform's interfaces. */
declare module "#app/platform/context/deps.ts" {
  interface Deps {
    uploadOwners: Readonly<Record<UploadOwnerKind, OwnerWork>>;
  }
}
