import type { AvatarLook } from "./domain/avatar.ts";
import type { GoogleSignIn } from "./services/google/google.server.ts";

/** What this room gives to those below it, or needs, as fields of the platform's interfaces. */
declare module "#app/platform/context/deps.ts" {
  interface Deps {
    /** Null if Google is not configured; then nothing of it is displayed. */
    google: GoogleSignIn | null;
    /** What a device answered without an account joins the ledger of who signed in there, or confirmed. Best effort. */
    joinVisitor: (
      deps: Deps,
      joined: { device: string | null; userNum: number; by: "sign-in" | "confirmation" },
    ) => Promise<void>;
  }
}

declare module "#app/platform/page/services/shell-view.ts" {
  interface ShellViewer {
    avatar: AvatarLook;
  }
}
