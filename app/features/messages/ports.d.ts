import type { Viewer } from "#app/platform/access/viewer.ts";
import type { BellState } from "./services/list-notifications.server.ts";

/** What this room gives to those below it, or needs, as fields of the platform's interfaces. */
declare module "#app/platform/context/deps.ts" {
  interface Deps {
    /** What a message to the team asks for besides. True: it was a request. */
    afterMessage: (deps: Deps, viewer: Viewer, content: string) => Promise<boolean>;
    schoolExists: (deps: Deps, schoolId: string) => Promise<boolean>;
  }
}

declare module "#app/platform/page/services/shell-view.ts" {
  interface ShellView {
    bell: BellState | null;
  }
}
