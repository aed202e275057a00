import { type ExportedAs, inside } from "#app/platform/personal/exported-as.ts";

/** A text of an exam that a member of the team is importing. */
export const examTextColumns: Readonly<Record<string, ExportedAs | null>> = {
  id: inside,
  owner_id: inside,
  title: ["titulo"],
  content: ["texto"],
  version: inside,
  updated_at: ["alteradoEm", "time"],
};
