import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { takenEmails } from "#app/features/accounts/queries/accounts.server.ts";
import { createUser } from "#app/features/admin/services/create-user.server.ts";
import { storePassages } from "#app/features/assistant/services/store-passages.server.ts";
import { storePictures } from "#app/features/bank/services/storing/store-pictures.server.ts";
import { STORE_BATCH, storeQuestions } from "#app/features/bank/services/storing/store-questions.server.ts";
import { chooseEntryQuestions } from "#app/features/questions/services/entry/choose-entry-questions.server.ts";
import { insertSchools } from "#app/features/school/queries/schools.server.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";
import { DEMO_PASSWORD, demoAccounts } from "#content/demo-accounts.ts";
import { demoSchools } from "#content/demo-schools.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { root } from "../../platform/state.ts";
import { readTheory } from "../written-book.ts";
import { seedBank } from "./seed-bank.ts";
import { seedCommunities } from "./seed-communities.ts";
import { seedDemoSchool } from "./seed-demo-school.ts";
import { seedEssayThemes } from "./seed-essay-themes.ts";
import { seedHistory } from "./seed-history.ts";
import { seedLists } from "./seed-lists.ts";
import { seedMentoring } from "./seed-mentoring.ts";
import { seedMocks } from "./seed-mocks.ts";
import { seedStudyPages } from "./seed-study-pages.ts";
import { seedThreads } from "./seed-threads.ts";
import { seedTracks } from "./seed-tracks.ts";

const FIGURES = "content/figures";
/** Enough for search and practice. */
const GENERATED = 3000;

/** Adds the embedded bank with figures, skipping existing ones. Returns the number stored. */
async function seedEmbeddedBank({ deps }: Platform): Promise<number> {
  const names = await readdir(join(root, FIGURES));
  const figures = await Promise.all(
    names.map(async (name) => ({
      path: `figuras/${name}`,
      bytes: new Uint8Array(await readFile(join(root, FIGURES, name))),
    })),
  );
  const { refused } = await storePictures(deps, figures);
  if (refused.length > 0) throw new Error(`Figuras que não são imagens: ${refused.join(", ")}`);
  let stored = 0;
  for (let start = 0; start < authoredDrafts.length; start += STORE_BATCH) {
    const outcomes = await storeQuestions(deps, authoredDrafts.slice(start, start + STORE_BATCH), {
      importedBy: "farol",
    });
    stored += outcomes.filter((outcome) => outcome === "stored").length;
  }
  return stored;
}

async function seedDemoSchools({ deps }: Platform): Promise<number> {
  const createdAt = deps.now();
  const schools = demoSchools.map((school) => ({ ...school, createdAt }));
  const added = await deps.write(insertSchools(deps.db, schools));
  return added.length;
}

/** Has studied for six weeks. */
const STUDENT = "aluna";

/** Local databases only. Returns the names of the added ones. */
async function seedDemoAccounts({ deps }: Platform): Promise<string[]> {
  const emails = demoAccounts.map((account) => `${account.name}@farol.test`);
  const taken = await deps.read(takenEmails(deps.db, emails));
  const missing = demoAccounts.filter(
    (account) => !taken.some((each) => each.email === `${account.name}@farol.test`),
  );
  for (const { name, ...account } of missing) {
    await createUser(deps, { ...account, email: `${name}@farol.test`, password: DEMO_PASSWORD });
  }
  return missing.map(({ name }) => name);
}

/** The demo content of a new local database: schools, accounts, the embedded bank, and some generated questions to practise with. */
export async function seedDemo(platform: Platform, drills = GENERATED): Promise<string> {
  const schools = await seedDemoSchools(platform);
  const accounts = await seedDemoAccounts(platform);
  const generated = await seedBank(platform, { questions: drills, quiet: true });
  const questions = await seedEmbeddedBank(platform);
  const pages = await seedStudyPages(platform);
  const themes = await seedEssayThemes(platform);
  for (const { id } of demoSchools) await seedDemoSchool(platform, id);
  const lists = await seedLists(platform.deps);
  const isNew = accounts.includes(STUDENT);
  const answers = isNew ? await seedHistory(platform.deps, `${STUDENT}@farol.test`) : 0;
  const mentees = isNew ? await seedMentoring(platform.deps) : 0;
  const communities = isNew ? await seedCommunities(platform.deps) : 0;
  const threads = isNew ? await seedThreads(platform.deps) : 0;
  // Events withhold their questions from everybody: created after all that answers or comments on them.
  const mocks = isNew ? await seedMocks(platform.deps) : 0;
  await chooseEntryQuestions(platform.deps);
  const tracks = await seedTracks(platform, { overAuthors: false });
  await storePassages(platform.deps, await readTheory());
  return `${schools} escolas, ${accounts.length} contas, ${answers} respostas, ${lists} listas, ${mocks} simulados, ${threads} dúvidas, ${tracks.length} trilhas, ${mentees} mentorada, ${communities} comunidades, ${pages} páginas de estudo, ${themes} temas de redação, ${questions} questões do acervo e ${generated.stored} de treino`;
}
