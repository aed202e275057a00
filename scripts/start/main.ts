import { anyUser } from "#app/features/accounts/queries/accounts.server.ts";
import { rankAnsweredQuestions } from "#app/features/bank/services/storing/rank-questions.server.ts";
import { reindexBank } from "#app/features/bank/services/storing/reindex-bank.server.ts";
import { redrawTexts } from "#app/features/forum/services/redraw-texts.server.ts";
import { foldRanking } from "#app/features/practice/services/ranking/fold-ranking.server.ts";
import { writeRankingDocument } from "#app/features/practice/services/ranking/ranking-document.server.ts";
import { chooseEntryQuestions } from "#app/features/questions/services/entry/choose-entry-questions.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { seedDemo } from "../farol/commands/seed-demo.ts";
import { buildBeside } from "../platform/build.ts";
import { openMigrated } from "../platform/migrate.ts";
import { refuseTakenPort } from "../platform/ports.ts";
import { serveWorker } from "../platform/serve.ts";
import { port } from "../platform/state.ts";

/** The clock's work, done once: no clock rings here. */
async function countRanking(deps: Deps): Promise<void> {
  await foldRanking(deps);
  await writeRankingDocument(deps);
}

/** Migrates, then seeds an empty database; others only get their search indexes updated. */
async function prepareDatabase(): Promise<void> {
  const platform = await openMigrated();
  try {
    const people = await platform.deps.read(anyUser(platform.deps.db));
    const { texts } = await redrawTexts(platform.deps);
    if (texts > 0) console.log(`Textos desenhados de novo: ${texts}.`);
    const { questions } = await reindexBank(platform.deps);
    if (questions > 0) console.log(`Índices da busca atualizados: ${questions} questões.`);
    if (people.length > 0) {
      await rankAnsweredQuestions(platform.deps);
      await chooseEntryQuestions(platform.deps);
      await countRanking(platform.deps);
      return;
    }
    console.log("Preparando o conteúdo de demonstração…");
    console.log(`Pronto: ${await seedDemo(platform)}.`);
    await countRanking(platform.deps);
  } finally {
    await platform.close();
  }
}

async function main(): Promise<void> {
  const wanted = port();
  await refuseTakenPort(wanted);
  console.log("Compilando o que mudou e preparando o banco local…");
  // On two cores: neither needs the other.
  await Promise.all([buildBeside(), prepareDatabase()]);
  const worker = await serveWorker({ port: wanted, onWait: (words) => console.log(words) });
  console.log(
    `\nFarol no ar: http://localhost:${wanted}\nEntre com aluna@farol.test e a senha farol-demo-2026. Ctrl+C encerra.`,
  );
  const stop = () => worker.kill("SIGTERM");
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  worker.on("exit", () => process.exit(0));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
