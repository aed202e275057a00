import { bindings } from "./bindings.ts";

/** The stored question of a path. */
export async function storedAs(path: string) {
  return bindings.DB.prepare(
    `SELECT q.ord, q.status, q.origin, q.excerpt, k.letter, s.quarantine_reason AS reason
    FROM question_sources s JOIN questions q ON q.ord = s.ord JOIN question_keys k ON k.ord = s.ord WHERE s.path = ?`,
  )
    .bind(path)
    .first<{
      ord: number;
      status: string;
      origin: string;
      excerpt: string;
      letter: string | null;
      reason: string | null;
    }>();
}
