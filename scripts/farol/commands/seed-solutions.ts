import { storePassages } from "#app/features/assistant/services/store-passages.server.ts";
import { formatWritten } from "#app/features/bank/domain/written/written-report.ts";
import { attachWritten } from "#app/features/bank/services/written/attach-written.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { readTheory, readWrittenBook } from "../written-book.ts";

/** `seed solutions`: the solutions of content/solutions, to the exams that the bank has. */
export async function seedSolutionsCommand({ deps }: Platform, { json }: { json: boolean }): Promise<string> {
  const passages = await storePassages(deps, await readTheory());
  const attached = await attachWritten(deps, await readWrittenBook());
  if (json)
    return JSON.stringify(
      attached
        ? { ...attached.report, stored: attached.stored, passages }
        : { added: 0, stored: 0, passages },
    );
  if (!attached)
    return "O acervo não tem nenhuma das provas com resolução escrita. Importe uma: import enem …";
  return [...formatWritten(attached.report), `Gravadas agora: ${attached.stored}`].join("\n");
}
