import { recountPanels } from "#app/features/bank/services/storing/recount-panels.server.ts";
import { STORE_BATCH, storeQuestions } from "#app/features/bank/services/storing/store-questions.server.ts";
import { retryBatch } from "#app/platform/db/retry-batch.server.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { progressBar } from "../progress-bar.ts";

/** Loads generated questions. Resumes: stored ones are skipped by origin. Facet panels are counted at the end. */
export async function seedBank(
  { deps }: Platform,
  options: { questions: number; quiet?: boolean },
): Promise<{ stored: number; unchanged: number; seconds: number }> {
  const started = performance.now();
  const report = options.quiet ? () => undefined : progressBar("Questões", options.questions);
  const count = { stored: 0, unchanged: 0 };
  for (let start = 0; start < options.questions; start += STORE_BATCH) {
    const size = Math.min(STORE_BATCH, options.questions - start);
    const drafts = Array.from({ length: size }, (_, offset) => generateQuestion(start + offset));
    // Stored rows are found again, so the step is repeatable.
    const storing = { importedBy: "farol", countPanels: false };
    const outcomes = await retryBatch(() => storeQuestions(deps, drafts, storing), true);
    for (const outcome of outcomes) count[outcome === "stored" ? "stored" : "unchanged"] += 1;
    report(start + size);
  }
  await recountPanels(deps);
  return { ...count, seconds: Math.round((performance.now() - started) / 1000) };
}
