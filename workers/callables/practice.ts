import * as v from "valibot";
import { practiceChanges, practiceReport } from "#app/features/practice/domain/practice-report.server.ts";
import { savePractice as save } from "#app/features/practice/services/save-practice.server.ts";
import { textLike } from "#app/platform/requests/domain/sent-json.server.ts";
import { callable } from "./callable.ts";

const report = v.object({
  sessionId: textLike(/^[\w-]{8,64}$/, "practice-not-found"),
  ...practiceReport.entries,
});

/** Stores practice from a device. A callable, because the shell may send it from any open page. */
export const savePractice = callable(
  "signed-in",
  report,
  async ({ deps, viewer }, { sessionId, ...sent }) => {
    const changes = practiceChanges(sent, deps.now());
    return [true, await save(deps, viewer, { id: sessionId, changes })];
  },
);
