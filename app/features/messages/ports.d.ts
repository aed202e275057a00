import type { Viewer } from "#app/platform/access/viewer.ts";
import type { BellState } from "./services/list-notifications.server.ts";

/** What this room gives to those below it, or needs, as fields of the platform's interfaces. */
declare module "#app/platform/context/deps.ts" {
  interface Deps {
    /** Handles requests within a message to the team. True: it was one. */
    afterMessage: (deps: Deps, viewer: Viewer, content: string) => Promise<boolean>;
    schoolExists: (deps: Deps, schoolId: string) => Promise<boolean>;
  }
}

declare module "#app/platform/page/services/shell-view.ts" {
  interface ShellView {
    bell: BellState | null;
  }
}
