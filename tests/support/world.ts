import { questionCode } from "#app/platform/text/question-code.ts";
import { demoSchools } from "#content/demo-schools.ts";
import { givenDraft, givenStored, ordsOf } from "#tests/support/given.ts";
import { personas } from "#tests/support/personas.ts";
import { givenTheme } from "#tests/support/writing.ts";
import { givenPeople } from "./world/people.ts";
import { givenPlatformWorld } from "./world/platform.ts";
import { givenSchoolWorld } from "./world/school.ts";
import { givenStudyWorld } from "./world/study.ts";
import { givenTeachingWorld } from "./world/teaching.ts";

/** Only in solutions, hints and explanations of the world's questions. */
export const WORLD_CANARY = "canariodomundo";

const secrets = {
  solution: `Resolução: ${WORLD_CANARY}.`,
  hint: `Dica: ${WORLD_CANARY}.`,
  explanation: `Explicação: ${WORLD_CANARY}.`,
};

/** A published question, one of an exam that is open to everybody, one in quarantine, an olympiad's, one without a solution. */
async function givenQuestions() {
  const open = { kind: "open" as const, alternatives: [], key: null };
  const held = { status: "quarantined", quarantineReason: "Falta a figura" } as const;
  const drafts = [
    givenDraft({ ...secrets }),
    givenDraft({ ...secrets, number: 13, statement: "Qual é a massa do bloco que está na balança?" }),
    givenDraft({ ...secrets, ...held, number: 14, statement: "Qual é a força da figura ao lado?" }),
    givenDraft({ ...open, ...secrets, institution: "OBMEP", statement: "Mostre que a soma é par." }),
    givenDraft({
      solution: null,
      hint: null,
      explanation: null,
      number: 15,
      statement: "Qual é o tempo da queda?",
    }),
  ];
  await givenStored(drafts);
  const ords = await ordsOf(drafts);
  return drafts.map((draft, index) => {
    const ord = ords[index] ?? 0;
    return { ord, code: questionCode(ord), draft };
  });
}

/** Ids by the names under which addresses have them: `list` is one's own, `list.private` another of its kind. */
export type Objects = Readonly<Record<string, string>>;

/**
 * All personas, and an object of each kind for each parameter of an address: somebody's own, another's, another
 * school's, unpublished, deleted and withheld ones. Objects of the two demo schools have the same names.
 */
export async function givenWorld() {
  const people = await givenPeople();
  const [question, held, quarantined, olympiad, unsolved] = await givenQuestions();
  if (!question || !held || !quarantined || !olympiad || !unsolved) throw new Error("no questions");
  const ids = Object.fromEntries(people.ids);
  const platform: Objects = {
    ...ids,
    question: question.code,
    "question.held": held.code,
    "question.quarantined": quarantined.code,
    "question.unsolved": unsolved.code,
    olympiad: olympiad.code,
    ...(await givenPlatformWorld(people, question)),
    ...(await givenTeachingWorld(people, question)),
    ...(await givenStudyWorld(people, question, held)),
  };
  const schools = new Map<string, Objects>();
  const theme = await givenTheme();
  for (const { id } of demoSchools) schools.set(id, await givenSchoolWorld(people, id, theme));
  // Sessions of now: what was made has changed plans and communities.
  const cookies = await people.newSessions(personas);
  const fill = (text: string, address = text) => filled(text, address, { platform, schools });
  return { cookies, newSessions: people.newSessions, platform, schools, fill };
}

export type World = Awaited<ReturnType<typeof givenWorld>>;

type Named = { platform: Objects; schools: ReadonlyMap<string, Objects> };

/**
 * A text with ids in the place of names, for an address: of its school in a school's pages, or of the other one where a name
 * ends in "abroad".
 */
function filled(text: string, address: string, { platform, schools }: Named): string {
  const here = /^\/escolas\/(\w+)\//.exec(address)?.[1] ?? "";
  const abroad = [...schools].find(([id]) => id !== here)?.[1];
  return text.replace(/(?:\{|%7B)([\w.-]+)(?:\}|%7D)/g, (_, name: string) => {
    const own = schools.get(here)?.[name] ?? platform[name];
    const found = name.endsWith(".abroad") ? abroad?.[name.replace(".abroad", "")] : own;
    if (!found) throw new Error(`the world has no ${name} for ${address}`);
    return found;
  });
}
