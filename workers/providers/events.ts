import type { EventSink } from "#app/platform/context/deps.ts";
import type { Environment } from "../environment.ts";

/** The fields of a data point after its name, blob2 and on: append only, queries name them by position. */
const COLUMNS = ["page_path", "page_url", "provider", "type", "qid", "gptDialogOption"] as const;

/** Workers Analytics Engine if bound; null when the database stores the events (R-EVENT-2). */
export function chooseEventSink({ EVENTS: dataset }: Pick<Environment, "EVENTS">): EventSink | null {
  if (!dataset) return null;
  return {
    record(events) {
      for (const { name, details } of events)
        dataset.writeDataPoint({
          indexes: [name],
          blobs: [name, ...COLUMNS.map((field) => details[field] ?? "")],
          doubles: [1],
        });
    },
  };
}
