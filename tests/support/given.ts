import { userForSignIn } from "#app/features/accounts/queries/sessions.server.ts";
import { createSession } from "#app/features/accounts/services/sign-in/create-session.server.ts";
import { createUser, type NewUser } from "#app/features/admin/services/create-user.server.ts";
import { type Letter, lettersOf } from "#app/features/bank/domain/answers/answer-forms.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { storedByPath } from "#app/features/bank/queries/storing.server.ts";
import {
  STORE_BATCH,
  type StoredOutcome,
  storeQuestions,
} from "#app/features/bank/services/storing/store-questions.server.ts";
import { insertSchools } from "#app/features/school/queries/schools.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { bindings } from "#tests/support/bindings.ts";
import { cheapHash } from "#tests/support/cheap-passwords.ts";
import { type Door, door, ORIGIN } from "#tests/support/door.ts";
import { buildContext } from "#workers/build-deps.ts";

export type Person = { email: string; password: string };
export type StoredQuestion = { ord: number; code: string; draft: QuestionDraft };

/** The dependencies of a service without a viewer, as on the command line. */
export function visitorDeps(): Deps {
  return buildContext(bindings, new Request(ORIGIN), null).deps;
}

/** Text unique to the test. */
export function freshId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

/** Hashing would be most of a test's time, and signing in again as much. */
function hashedCheaply(deps: Deps): Deps {
  return { ...deps, passwords: { ...deps.passwords, hash: cheapHash } };
}

/** A school with this id, unless there is one. */
export async function givenSchool(id: string): Promise<void> {
  const deps = visitorDeps();
  await deps.write(insertSchools(deps.db, [{ id, name: `Colégio ${id}`, createdAt: deps.now() }]));
}

/** A person of their own, with a password; verified and complete unless said otherwise. */
export async function givenPerson(fields: Partial<NewUser> = {}): Promise<Person> {
  const person = { email: `${freshId()}@farol.test`, password: "uma senha só dela 42", ...fields };
  const defaults = {
    firstName: "Iara",
    lastName: "Lima",
    claims: [],
    school: null,
    verified: true,
    complete: true,
  };
  if (fields.school) await givenSchool(fields.school.id);
  await createUser(hashedCheaply(visitorDeps()), { ...defaults, ...person });
  return { email: person.email, password: person.password };
}

/** The cookies a response leaves in a browser, as the header of its next request. */
export function cookiesOf(response: Response): string {
  return cookieHeader(response.headers.getSetCookie());
}

function cookieHeader(set: readonly string[]): string {
  const cookies = set.map((each) => each.split(";")[0] ?? "");
  return cookies.filter((each) => !each.endsWith("=")).join("; ");
}

/** Opens a session of a person, as a sign-in does once the password is right. Returns the cookie header of their browser. */
export async function signedIn(person: Pick<Person, "email">, through: Door = door): Promise<string> {
  const { deps } = buildContext(through.env, new Request(ORIGIN), null);
  const [user] = await deps.read(userForSignIn(deps.db, person.email));
  if (!user) throw new Error(`nobody has the e-mail ${person.email}`);
  const { cookies } = await createSession(deps, user, null);
  return cookieHeader(cookies);
}

/** A new person's cookie header. */
export async function givenStudent(): Promise<string> {
  return signedIn(await givenPerson());
}

/** The short number that keys a person's ledger. */
export async function numberOf(person: Person): Promise<number> {
  const row = await bindings.DB.prepare("SELECT num FROM users WHERE email = ?")
    .bind(person.email)
    .first<{ num: number }>();
  if (!row) throw new Error("no such person");
  return row.num;
}

/** A draft of its own, with the fields given instead: five alternatives, key B, a solution. */
export function givenDraft(fields: Partial<QuestionDraft> = {}): QuestionDraft {
  const draft = generateQuestion(7);
  return {
    ...draft,
    institution: "ENEM",
    exam: { year: 2021, phase: null, day: 1, booklet: "azul" },
    number: 12,
    subject: "fisica",
    topics: [],
    kind: "single-choice",
    language: null,
    difficulty: 2,
    statement: "Um corredor percorre 400 m em 50 s. Qual é a sua velocidade média?",
    alternatives: ["6 m/s", "8 m/s", "10 m/s", "12 m/s", "14 m/s"].map((text) => ({ text, picture: null })),
    key: "B",
    solution: "A velocidade média é $400/50 = 8$ metros por segundo.",
    hint: "Divida o espaço pelo tempo.",
    explanation: "Pede-se a razão entre distância e tempo.",
    status: "published",
    quarantineReason: null,
    provenance: { source: "prova-de-teste", path: freshId(), version: "1" },
    ...fields,
  };
}

/** Stores drafts, source by source, in batches as the importers do. */
export async function givenStored(drafts: readonly QuestionDraft[]): Promise<StoredOutcome[]> {
  const deps = visitorDeps();
  const outcomes: StoredOutcome[] = [];
  for (const source of new Set(drafts.map((draft) => draft.provenance.source))) {
    const own = drafts.filter((draft) => draft.provenance.source === source);
    for (let start = 0; start < own.length; start += STORE_BATCH)
      outcomes.push(
        ...(await storeQuestions(deps, own.slice(start, start + STORE_BATCH), { importedBy: "teste" })),
      );
  }
  return outcomes;
}

/** The ord of each draft in the bank, in the order given. */
export async function ordsOf(drafts: readonly QuestionDraft[]): Promise<number[]> {
  const deps = visitorDeps();
  const found = new Map<string, number>();
  for (const source of new Set(drafts.map((draft) => draft.provenance.source))) {
    const paths = drafts
      .filter((draft) => draft.provenance.source === source)
      .map((draft) => draft.provenance.path);
    const rows = await deps.read(storedByPath(deps.db, source, paths));
    for (const row of rows) found.set(`${source}/${row.path}`, row.ord);
  }
  return drafts.map(({ provenance }) => found.get(`${provenance.source}/${provenance.path}`) ?? Number.NaN);
}

/** A question in the bank. */
export async function givenQuestion(fields: Partial<QuestionDraft> = {}): Promise<StoredQuestion> {
  const draft = givenDraft(fields);
  await givenStored([draft]);
  const [ord = Number.NaN] = await ordsOf([draft]);
  return { ord, code: questionCode(ord), draft };
}

/**
 * Questions in the bank: `count` of the generator's, from a number on, as if written by hand, so that draws include
 * them.
 */
export async function givenBank(count: number, from = 0): Promise<StoredQuestion[]> {
  const drafts = Array.from({ length: count }, (_, index) => {
    const draft = generateQuestion(from + index);
    return { ...draft, provenance: { ...draft.provenance, source: "farol-acervo" } };
  });
  await givenStored(drafts);
  const ords = await ordsOf(drafts);
  return drafts.map((draft, index) => ({
    ord: ords[index] ?? Number.NaN,
    code: questionCode(ords[index] ?? 0),
    draft,
  }));
}

/** A letter of the question that is not its key. */
export function wrongLetter({ draft }: StoredQuestion): Letter {
  const wrong = lettersOf(draft.kind, draft.alternatives.length).find((letter) => letter !== draft.key);
  if (!wrong) throw new Error("the question has no wrong letter");
  return wrong;
}
