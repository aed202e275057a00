import type { Deps } from "#app/platform/context/deps.ts";
import {
  partsToWrite,
  peopleOfPart,
  recordPartWritten,
  writtenDocumentParts,
} from "../../queries/ranking/document.server.ts";

/** Parts that the clock writes in one go. */
const AT_ONCE = 8;

function partFile(part: number): string {
  return `ranking/${part}.txt`;
}

/** Writes the parts of the global document that changed: text inside a JSON string. The clock's, after the fold. */
export async function writeRankingDocument(deps: Deps): Promise<void> {
  const parts = await deps.read(partsToWrite(deps.db, AT_ONCE));
  for (const each of parts) {
    const people = await deps.read(peopleOfPart(deps.db, each.part));
    const text = people.map(({ id, points }) => `\\"${id}\\":${points}`).join(",");
    await deps.files.put(partFile(each.part), new TextEncoder().encode(text), "text/plain");
    await deps.write(recordPartWritten(deps.db, each));
  }
}

async function* piecesOf(deps: Deps, parts: readonly number[]): AsyncGenerator<string> {
  yield '{"ranking":"{';
  let isFirst = true;
  for (const part of parts) {
    const file = await deps.files.get(partFile(part));
    const text = file ? await new Response(file.body).text() : "";
    if (text === "") continue;
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield '}"}';
}

/**
 * The ranking as one document (R-STUDY-6): a JSON string `ranking`, user id → points, of who has points and did not leave
 * the ranking. `version` changes with it. Read part by part.
 */
export async function loadRankingDocument(deps: Deps) {
  const parts = await deps.read(writtenDocumentParts(deps.db));
  const version = parts.reduce((sum, { written }) => sum + written, 0);
  return {
    version,
    pieces: piecesOf(
      deps,
      parts.map(({ part }) => part),
    ),
  };
}
