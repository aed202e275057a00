import { auditBank } from "#app/platform/audit/queries/audit.server.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { product } from "#app/platform/text/product.ts";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import {
  exportFiles,
  exportFormats,
  exportQuestions,
  searchOfAddress,
} from "../exchange/export-questions.server.ts";

/** Questions of one export through the page; the command line writes more. */
const MOST_ON_PAGE = 1_000;

/** A file, after its audit row. Throws no-permission, import/unknown-format, export/unknown-search. */
export async function exportSearch(
  deps: Deps,
  actor: Actor,
  asked: { format: string; search: string },
): Promise<{ pieces: AsyncGenerator<string>; type: string; name: string }> {
  const entry = auditEntry(
    deps,
    actor,
    "questions.export",
    `${asked.search} (${asked.format})`.slice(0, 300),
  );
  const format = exportFormats.find((each) => each === asked.format);
  if (!format) throw new AppError("import/unknown-format");
  const filters = searchOfAddress(deps, asked.search);
  if (!filters) throw new AppError("export/unknown-search");
  await deps.write(auditBank(deps.db, entry));
  const { ending, type } = exportFiles[format];
  const day = isoDateAt(deps.now());
  const pieces = exportQuestions(deps, { format, filters, limit: MOST_ON_PAGE });
  return { pieces, type, name: `${product.slug}-questoes-${day}.${ending}` };
}
