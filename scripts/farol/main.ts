import { parseArgs } from "node:util";
import { isAppError } from "#app/errors/app-error.ts";
import { freshCatalogue } from "#app/services/catalogue/fresh-catalogue.server.ts";
import { rankAnsweredQuestions } from "#app/services/questions/rank-questions.server.ts";
import { migrateLocal } from "../platform/migrate.ts";
import { openPlatform, type Platform } from "../platform/open-platform.ts";
import { exportQuestionsCommand } from "./commands/export-questions.ts";
import { importEnemCommand } from "./commands/import-enem.ts";
import { importQuestionsCommand } from "./commands/import-questions.ts";
import { notifyCommand } from "./commands/notify.ts";
import { reindexBankCommand } from "./commands/reindex-bank.ts";
import { createSchoolCommand } from "./commands/school.ts";
import { seedBank } from "./commands/seed-bank.ts";
import { seedDemo } from "./commands/seed-demo.ts";
import { createUserCommand, userClaimsCommand } from "./commands/user.ts";
import { UsageError } from "./usage-error.ts";

const USAGE = `npm run farol -- <comando>

  import enem <arquivo… | pasta…> [--images PASTA] [--inep ligacao_inep.csv]
              [--items ITENS_PROVA_2019.csv…] [--dry-run] [--json]
  import moodle-xml|gift|aiken|farol <arquivo…> [--institution ITA] [--year 2024] [--subject fisica]
              [--dry-run] [--json]
  export farol|moodle-xml|gift --search '/questoes/ITA/2024' --out ARQUIVO [--limit N]
  seed bank --questions N      questões de treino geradas (retoma de onde parou)
  bank reindex [--force]       textos desenhados, palavras e filtros da busca, depois de uma versão nova (retoma)
  bank rank                    ordens "mais respondidas" e "mais difíceis" (o relógio as refaz a cada 6 h)
  seed demo                    contas de demonstração e acervo próprio
  user create --email E --password S --name "Nome Sobrenome" [--claims pro,mentor]
              [--school azambuja --role teacher] [--verified] [--complete]
  user claims --email E [--claims …] [--school … --role …]
  school create --school horizonte --name "Colégio Horizonte" [--phone 5511…]
  notify --content "…" --email E | --everybody | --school S | --claim C
         [--type aviso] [--link /questoes] [--from 2026-12-01T08:00-03:00] [--until …]

  --remote fala com a produção (exige wrangler autenticado)`;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    remote: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    images: { type: "string" },
    inep: { type: "string" },
    items: { type: "string", multiple: true },
    institution: { type: "string" },
    year: { type: "string" },
    subject: { type: "string" },
    search: { type: "string" },
    out: { type: "string" },
    limit: { type: "string" },
    questions: { type: "string" },
    email: { type: "string" },
    password: { type: "string" },
    name: { type: "string" },
    claims: { type: "string" },
    school: { type: "string" },
    role: { type: "string" },
    phone: { type: "string" },
    verified: { type: "boolean" },
    complete: { type: "boolean" },
    content: { type: "string" },
    type: { type: "string" },
    link: { type: "string" },
    everybody: { type: "boolean" },
    claim: { type: "string" },
    from: { type: "string" },
    until: { type: "string" },
    force: { type: "boolean", default: false },
  },
});

type Command = (platform: Platform, rest: string[]) => Promise<string>;

function questionCount(): number {
  const questions = Number(values.questions);
  if (!Number.isInteger(questions) || questions < 1 || questions > 5_000_000)
    throw new UsageError("Diga quantas: --questions 200000");
  return questions;
}

const commands: Readonly<Record<string, Command>> = {
  "import enem": (platform, files) =>
    importEnemCommand(platform, files, {
      images: values.images,
      inep: values.inep,
      items: values.items,
      dryRun: values["dry-run"],
      json: values.json,
    }),
  ...Object.fromEntries(
    (["moodle-xml", "gift", "aiken", "farol"] as const).map((format): [string, Command] => [
      `import ${format}`,
      (platform, files) =>
        importQuestionsCommand(platform, files, {
          format,
          institution: values.institution,
          year: values.year,
          subject: values.subject,
          dryRun: values["dry-run"],
          json: values.json,
        }),
    ]),
  ),
  ...Object.fromEntries(
    (["farol", "moodle-xml", "gift"] as const).map((format): [string, Command] => [
      `export ${format}`,
      (platform) => exportQuestionsCommand(platform, { ...values, format }),
    ]),
  ),
  "seed bank": async (platform) => {
    const { stored, unchanged, seconds } = await seedBank(platform, { questions: questionCount() });
    return `${stored.toLocaleString("pt-BR")} questões gravadas, ${unchanged.toLocaleString("pt-BR")} já existiam, em ${seconds} s`;
  },
  "seed demo": async (platform) => {
    if (values.remote) throw new UsageError("As contas de demonstração nunca vão para a produção.");
    return seedDemo(platform);
  },
  "bank reindex": (platform) => reindexBankCommand(platform, values.force),
  "bank rank": async ({ deps }) => {
    const { moved } = await rankAnsweredQuestions(deps);
    return `${moved.toLocaleString("pt-BR")} questões mudaram de lugar nas ordens por respostas`;
  },
  notify: (platform) => notifyCommand(platform, values),
  "user create": (platform) => createUserCommand(platform, values),
  "school create": (platform) => createSchoolCommand(platform, values),
  "user claims": (platform) => userClaimsCommand(platform, values),
};

async function main(): Promise<void> {
  const [group, verb, ...rest] = positionals;
  const command = commands[verb === undefined ? `${group}` : `${group} ${verb}`];
  if (!command) throw new UsageError(USAGE);
  if (!values.remote) await migrateLocal();
  const platform = await openPlatform({ remote: values.remote });
  try {
    // Local banks are reindexed with the schema; production on the operator's command.
    if (!values.remote) await reindexBankCommand(platform, false);
    await freshCatalogue(platform.deps);
    console.log(await command(platform, rest));
  } finally {
    await platform.close();
  }
}

try {
  await main();
} catch (error) {
  const said = error instanceof UsageError || isAppError(error);
  console.error(said ? error.message : error);
  process.exitCode = 1;
}
