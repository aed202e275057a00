import { beforeAll, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door, ORIGIN } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { givenMember } from "#tests/support/given-notebook.ts";
import { type GivenSitting, givenSittingPlace, startFor } from "#tests/support/given-submission.ts";

const PAGE = "features/assessments/pages/assessment";
const QUESTIONS = "features/assessments/pages/sitting-questions";
/** Changes from second to second or with each save, and says nothing of a question. */
const CLOCK = /"(?:now|revision|endsAt|startedAt|closesAt|opensAt|seenAt)":\d+/g;

let early: GivenSitting;
let open: GivenSitting;
let under: GivenSitting;
let done: GivenSitting;
const places = () => [early, open, under, done];

async function textOf(address: string, cookie: string | undefined): Promise<string> {
  const response = await door.send(address, { cookie });
  return `${response.status} ${(await response.text()).replace(CLOCK, "")}`;
}

async function call(name: string, data: object, cookie: string | undefined): Promise<string> {
  return JSON.stringify(await door.call(name, data, { cookie })).replace(CLOCK, "");
}

const device = "aparelho-dois-de-teste";

/** All replies to a student and to others about an assessment. */
async function seen({ id, school, student }: GivenSitting, others: readonly (string | undefined)[]) {
  const base = `/escolas/${school.id}/avaliacoes/${id}`;
  const texts: string[] = [];
  for (const cookie of [student.cookie, ...others]) {
    texts.push(await textOf(dataAddress(base, PAGE), cookie));
    texts.push(await textOf(dataAddress(`${base}/questoes?de=0&ate=11`, QUESTIONS), cookie));
    const name = { schoolId: school.id, assessmentId: id, attempt: 1 };
    const changes = { items: [], times: [], endedAt: null, device, revision: 99, away: 0 };
    texts.push(await call("saveSubmission", { ...name, ...changes }, cookie));
    const socket = await door.send(`/canal/avaliacao/${school.id}/${id}`, {
      cookie,
      headers: { Origin: ORIGIN },
    });
    texts.push(`${socket.status} ${await socket.text()}`.replace(/[0-9a-f-]{16,}/g, ""));
  }
  return texts;
}

beforeAll(async () => {
  const now = Math.floor(Date.now() / 1000);
  early = await givenSittingPlace(3, { opensAt: now + 3600 });
  open = await givenSittingPlace(3);
  under = await givenSittingPlace(3, { rules: { shuffleQuestions: true, shuffleAlternatives: true } });
  done = await givenSittingPlace(3);
  await startFor(under);
  await startFor(done);
  await bindings.DB.prepare("UPDATE submissions SET submitted_at = ends_at WHERE assessment = ?")
    .bind(done.num)
    .run();
});

it("what a student and others get is the same, byte for byte, whatever the keys and solutions are (SEC-01)", async () => {
  const outsiders = async ({ school }: GivenSitting) => [
    (await givenMember(school.id, "student")).cookie,
    (await givenMember(school.id, "teacher")).cookie,
    undefined,
  ];
  const others = new Map<string, (string | undefined)[]>();
  for (const place of places()) others.set(place.id, await outsiders(place));
  const look = () => Promise.all(places().map((place) => seen(place, others.get(place.id) ?? [])));
  await look();
  const before = await look();
  const ords = JSON.stringify(places().flatMap(({ ords: own }) => own));
  await bindings.DB.prepare(
    "UPDATE question_keys SET letter = CASE letter WHEN 'B' THEN 'D' ELSE 'B' END WHERE ord IN (SELECT value FROM json_each(?))",
  )
    .bind(ords)
    .run();
  await bindings.DB.prepare(
    "UPDATE question_solutions SET solution_html = 'papagaioazulado' WHERE ord IN (SELECT value FROM json_each(?))",
  )
    .bind(ords)
    .run();
  expect(await look()).toEqual(before);
  expect(JSON.stringify(before)).not.toContain("canariopraticado");
});

it("no text of a question is there before the own start, for others, or after handing in", async () => {
  const textOfAll = async (place: GivenSitting, cookie: string | undefined) =>
    JSON.stringify(await seen({ ...place, student: { ...place.student, cookie: cookie ?? "" } }, []));
  for (const place of [early, open, done])
    expect(await textOfAll(place, place.student.cookie)).not.toContain("de prática");
  const stranger = await givenMember(under.school.id, "student");
  const foreign = await givenMember(open.school.id, "student");
  for (const cookie of [stranger.cookie, foreign.cookie, undefined])
    expect(await textOfAll(under, cookie)).not.toContain("de prática");
  expect(await textOfAll(under, under.student.cookie)).toContain("de prática");
});
