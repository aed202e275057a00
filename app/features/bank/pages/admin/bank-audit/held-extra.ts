import type { HeldPreview } from "../../../services/storing/release-questions.server.ts";

/** What the bulk forms of the audit reply besides their message. */
export type HeldExtra = { preview: HeldPreview & { verb: "release" | "reject" } };
