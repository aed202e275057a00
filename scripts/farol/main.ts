import { parseArgs } from "node:util";
import { isAppError } from "#app/platform/errors/app-error.ts";
import type { Platform } from "../platform/open-platform.ts";
import { USAGE } from "./usage.ts";
import { UsageError } from "./usage-error.ts";

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    remote: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    print: { type: "boolean", default: false },
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
    students: { type: "string" },
    exam: { type: "string" },
    email: { type: "string" },
    password: { type: "string" },
    name: { type: "string" },
    claims: { type: "string" },
    school: { type: "string" },
    "as-written": { type: "string" },
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

type Work = (platform: Platform) => Promise<string>;
/** Judges words and files before any database opens, and loads only its own code; `said`: needs none. Throws UsageError or an AppError. */
type Command = (rest: string[]) => Promise<Work | { said: string }>;

function questionCount(): number {
  const questions = Number(values.questions);
  if (!Number.isInteger(questions) || questions < 1 || questions > 5_000_000)
    throw new UsageError("Diga quantas: --questions 200000");
  return questions;
}

const commands: Readonly<Record<string, Command>> = {
  "import enem": async (files) => {
    const { importEnemCommand } = await import("./commands/import-enem.ts");
    const { images, inep, items, json, "dry-run": dryRun } = values;
    return (platform) => importEnemCommand(platform, files, { images, inep, items, dryRun, json });
  },
  "import roster": async (files) => {
    const { importRosterCommand } = await import("./commands/import-roster.ts");
    const { school, year, json, "as-written": asWritten, "dry-run": dryRun } = values;
    return importRosterCommand(files, { school, year, asWritten, json, dryRun });
  },
  "import tri": async (files) => {
    const { importTriCommand } = await import("./commands/tri.ts");
    return importTriCommand(files, { json: values.json });
  },
  "import track": async (files) => {
    const { importTracksCommand } = await import("./commands/import-tracks.ts");
    const { images, force, json } = values;
    return importTracksCommand(files, { images, force, json });
  },
  "tri score": async (files) => {
    const { scoreTriCommand } = await import("./commands/tri.ts");
    return scoreTriCommand(files, { items: values.items?.at(-1), json: values.json });
  },
  "import sisu": async (files) => {
    const { importSisuCommand } = await import("./commands/sisu.ts");
    return importSisuCommand(files, { json: values.json });
  },
  "sisu table": async (files) => {
    const { sisuTableCommand } = await import("./commands/sisu.ts");
    return sisuTableCommand(files, { out: values.out });
  },
  "sisu chance": async (files) => {
    const { sisuChanceCommand } = await import("./commands/sisu.ts");
    return sisuChanceCommand(files, { json: values.json });
  },
  "item-stats": async (files) => {
    const { itemStatsCommand } = await import("./commands/item-stats.ts");
    return itemStatsCommand(files, { json: values.json });
  },
  "track check": async (files) => {
    const { checkTrackCommand } = await import("./commands/track.ts");
    return checkTrackCommand(files, { print: values.print, json: values.json });
  },
  "essay score": async (files) => {
    const { scoreEssaysCommand } = await import("./commands/essay-score.ts");
    return scoreEssaysCommand(files, { json: values.json });
  },
  ...Object.fromEntries(
    (["moodle-xml", "gift", "aiken", "farol"] as const).map((format): [string, Command] => [
      `import ${format}`,
      async (files) => {
        const { importQuestionsCommand } = await import("./commands/import-questions.ts");
        const { institution, year, subject, json, "dry-run": dryRun } = values;
        return importQuestionsCommand(files, { format, institution, year, subject, dryRun, json });
      },
    ]),
  ),
  ...Object.fromEntries(
    (["farol", "moodle-xml", "gift"] as const).map((format): [string, Command] => [
      `export ${format}`,
      async () => {
        const { exportQuestionsCommand } = await import("./commands/export-questions.ts");
        return (platform) => exportQuestionsCommand(platform, { ...values, format });
      },
    ]),
  ),
  "seed bank": async () => {
    const questions = questionCount();
    const { seedBank } = await import("./commands/seed-bank.ts");
    return async (platform) => {
      const { stored, unchanged, seconds } = await seedBank(platform, { questions });
      return `${stored.toLocaleString("pt-BR")} questões gravadas, ${unchanged.toLocaleString("pt-BR")} já existiam, em ${seconds} s`;
    };
  },
  "seed demo": async () => {
    if (values.remote) throw new UsageError("As contas de demonstração nunca vão para a produção.");
    return (await import("./commands/seed-demo.ts")).seedDemo;
  },
  "seed school": async () => {
    if (values.remote) throw new UsageError("As pessoas geradas nunca vão para a produção.");
    const { seedSchoolCommand } = await import("./commands/seed-school.ts");
    return (platform) => seedSchoolCommand(platform, values);
  },
  "seed themes": async () => {
    const { seedEssayThemes } = await import("./commands/seed-essay-themes.ts");
    return async (platform) => `${await seedEssayThemes(platform)} temas de redação`;
  },
  "seed solutions": async () => {
    const { seedSolutionsCommand } = await import("./commands/seed-solutions.ts");
    return (platform) => seedSolutionsCommand(platform, { json: values.json });
  },
  "seed tracks": async () => {
    const { seedTracks } = await import("./commands/seed-tracks.ts");
    const { reportTracks } = await import("./commands/import-tracks.ts");
    const { force: overAuthors, json } = values;
    return async (platform) => reportTracks(await seedTracks(platform, { overAuthors }), json);
  },
  "mock event": async () => {
    const { mockEventCommand } = await import("./commands/mock-event.ts");
    return (platform) => mockEventCommand(platform, values);
  },
  "bank reindex": async () => {
    const { reindexBankCommand } = await import("./commands/reindex-bank.ts");
    return (platform) => reindexBankCommand(platform, values.force);
  },
  "bank entry": async () => (await import("./commands/entry-questions.ts")).entryQuestionsCommand,
  "bank rank": async () => {
    const { rankAnsweredQuestions } = await import(
      "#app/features/bank/services/storing/rank-questions.server.ts"
    );
    return async ({ deps }) => {
      const { moved } = await rankAnsweredQuestions(deps);
      return `${moved.toLocaleString("pt-BR")} questões mudaram de lugar nas ordens por respostas`;
    };
  },
  "audit verify": async () => {
    const { verifyAuditCommand } = await import("./commands/audit.ts");
    const { school, json } = values;
    return (platform) => verifyAuditCommand(platform, { school, json });
  },
  notify: async () => {
    const { notifyCommand } = await import("./commands/notify.ts");
    return (platform) => notifyCommand(platform, values);
  },
  "user create": async () => {
    const { createUserCommand } = await import("./commands/user.ts");
    return (platform) => createUserCommand(platform, values);
  },
  "user ask-password": async () => {
    const { askPasswordCommand } = await import("./commands/user.ts");
    return (platform) => askPasswordCommand(platform, values);
  },
  "user claims": async () => {
    const { userClaimsCommand } = await import("./commands/user.ts");
    return (platform) => userClaimsCommand(platform, values);
  },
  "school create": async () => {
    const { createSchoolCommand } = await import("./commands/school.ts");
    return (platform) => createSchoolCommand(platform, values);
  },
};

async function main(): Promise<void> {
  const [group, verb, ...rest] = positionals;
  if (group === undefined || group === "help") return console.log(USAGE);
  const alone = commands[group];
  const command = alone ?? commands[`${group} ${verb}`];
  if (!command) throw new UsageError(USAGE);
  const work = await command(alone ? positionals.slice(1) : rest);
  if (typeof work !== "function") return console.log(work.said);
  const { openBank } = await import("./open-bank.ts");
  const platform = await openBank(values.remote);
  try {
    console.log(await work(platform));
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
