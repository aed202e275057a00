import { beforeAll, describe, expect, it } from "vitest";
import { weeksOf } from "#app/domain/communities/challenge.ts";
import { type Community, communities } from "#app/domain/communities/community.ts";
import { dayInSaoPaulo, SAO_PAULO_OFFSET } from "#app/domain/progress/week.ts";
import { beginSet, openChallenge } from "#app/services/communities/challenge.server.ts";
import { closeChallenges } from "#app/services/communities/close-challenges.server.ts";
import {
  addSet,
  createSeason,
  openChallengeDesk,
} from "#app/services/communities/manage-challenge.server.ts";
import { listNotifications } from "#app/services/notifications/list-notifications.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenPracticeQuestions } from "#tests/support/practising.ts";

const deps = visitorDeps();
const marista = communities.MARISTA;
const DAY = 86_400;
let admin: Known;
let codes: string[];

function givenStudent(firstName = "Bia"): Promise<Known> {
  return givenKnown({ claims: ["maristaUser"], firstName });
}

/** Midnight in São Paulo, so many days from today. */
function dayStart(days: number): number {
  return (dayInSaoPaulo(deps.now()) + days) * DAY - SAO_PAULO_OFFSET;
}

async function run(sql: string, ...values: (string | number)[]): Promise<void> {
  await bindings.DB.prepare(sql)
    .bind(...values)
    .run();
}

/** A season around today with the set of this week, the only one that goes on. */
async function givenSeason(of: Community = marista, by = admin) {
  const [id, set] = [freshId(), freshId()];
  const ended = dayStart(-20);
  await run(
    "UPDATE challenge_seasons SET starts_at = starts_at - ?1, ends_at = ends_at - ?1, closed_at = 1 WHERE community = ?2",
    400 * DAY,
    of.code,
  );
  await run("UPDATE challenge_sets SET closed_at = 1 WHERE closes_at > ? AND closed_at IS NULL", ended);
  const season = { name: `Temporada ${id.slice(0, 4)}`, startsAt: dayStart(-1), endsAt: dayStart(3) };
  await createSeason(deps, by.viewer, of, { operation: id, season });
  const week =
    weeksOf(season).find((each) => Date.parse(`${each}T03:00:00Z`) / 1000 + 7 * DAY > deps.now()) ?? "";
  await addSet(deps, by.viewer, of, { operation: set, season: id, week, list: "", codes });
  return { id, set, name: season.name };
}

function post(of: Known, path: string, fields: Record<string, string>): Promise<Response> {
  return door.post(path, fields, { cookie: of.cookie });
}

const home = "/escolas/marista";

async function bring(season: string, list: string) {
  const uploaded = await post(admin, home, { intent: "upload", season, list });
  const location = new URL(uploaded.headers.get("Location") ?? "", "https://farol.test");
  return { status: uploaded.status, id: location.searchParams.get("lista") ?? "" };
}

/** Imports participants: the list is confirmed as it was shown. */
async function join(season: string, people: readonly [Known, string][]): Promise<void> {
  const lines = people.map(([each, team]) => `${each.viewer.firstName} Lima;${each.person.email};${team}`);
  const { id } = await bring(season, ["Nome;E-mail;Unidade", ...lines].join("\n"));
  const desk = await openChallengeDesk(deps, admin.viewer, marista, { season, importId: id });
  const fields = { intent: "confirm", season, import: id, mark: desk.preview?.mark ?? "" };
  expect((await post(admin, home, fields)).status).toBe(302);
}

function give(of: Known, code: string, userAnswer: string) {
  return door.call(
    "answerQuestion",
    { qid: code, userAnswer, operationId: freshId() },
    { cookie: of.cookie },
  );
}

async function countOf(sql: string, ...values: (string | number)[]): Promise<number> {
  const row = await bindings.DB.prepare(sql)
    .bind(...values)
    .first<number>("n");
  return row ?? 0;
}

beforeAll(async () => {
  admin = await givenKnown({ claims: ["maristaAdmin"], firstName: "Dora" });
  ({ codes } = await givenPracticeQuestions(4));
});

describe("participants", () => {
  it("come by a list: the preview says what the import then does, once", async () => {
    const season = await givenSeason();
    const student = await givenStudent();
    const { email } = student.person;
    const list = `Nome;E-mail;Unidade\nBia Lima;${email};Recife\nSem Correio;;Natal`;
    const { id } = await bring(season.id, list);
    const asked = { season: season.id, importId: id };
    const { preview, participants } = await openChallengeDesk(deps, admin.viewer, marista, asked);
    expect([preview?.counts, participants]).toEqual([{ added: 1, changed: 0, same: 0, refused: 1 }, []]);
    const html = await (
      await door.send(`${home}?temporada=${season.id}&lista=${id}`, { cookie: admin.cookie })
    ).text();
    expect(html).toContain("1 pessoa entra");
    const fields = { intent: "confirm", season: season.id, import: id, mark: preview?.mark ?? "" };
    expect((await post(admin, home, { ...fields, mark: "9-9-9-9" })).status).toBe(409);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await post(admin, home, fields)).status));
    expect(statuses.filter((status) => status === 302)).toHaveLength(1);
    const after = await openChallengeDesk(deps, admin.viewer, marista, { season: season.id, importId: null });
    expect(after.participants).toMatchObject([{ email, team: "Recife", hasAccount: true, isMember: true }]);
  });

  it("are not brought in by what is no list, and keep what was typed", async () => {
    const season = await givenSeason();
    const refused = await post(admin, home, { intent: "upload", season: season.id, list: "a;b\nc;d" });
    expect(refused.status).toBe(422);
    expect((await post(admin, home, { intent: "upload", season: season.id, list: " " })).status).toBe(422);
    expect(
      (await post(admin, home, { intent: "upload", season: "nenhuma", list: "Nome;E-mail\nAna Lima;a@b.co" }))
        .status,
    ).toBe(404);
  });

  it("who asked for access and are on the list are accepted together", async () => {
    const season = await givenSeason();
    const [listed, other] = [await givenKnown({ firstName: "Nina" }), await givenKnown()];
    for (const each of [listed, other])
      await door.call(
        "userSendChatMessage",
        { message: "Farol + Marista", plantel: false },
        { cookie: each.cookie },
      );
    await join(season.id, [[listed, "Recife"]]);
    expect((await post(admin, home, { intent: "accept", season: season.id })).status).toBe(302);
    const claimed = (of: Known) =>
      countOf("SELECT instr(claims, 'maristaUser') > 0 AS n FROM users WHERE id = ?", of.viewer.id);
    expect([await claimed(listed), await claimed(other)]).toEqual([1, 0]);
  });
});

describe("a week's set", () => {
  it("is begun once by a participant, whatever is sent at once, and by nobody else", async () => {
    const season = await givenSeason();
    const [student, outsider] = [await givenStudent(), await givenStudent()];
    await join(season.id, [[student, "Recife"]]);
    const begin = (of: Known) => post(of, `${home}/desafio`, { intent: "begin", set: season.set });
    const places = await Promise.all(
      [1, 2, 3, 4].map(async () => (await begin(student)).headers.get("Location") ?? ""),
    );
    expect(new Set(places).size).toBe(1);
    expect(places[0]).toMatch(/^\/praticar\/[\w-]+$/);
    expect(
      await countOf("SELECT count(*) AS n FROM practice_sessions WHERE user_num = ?", student.viewer.num),
    ).toBe(1);
    expect((await begin(outsider)).status).toBe(404);
    const html = await (await door.send(`${home}/desafio`, { cookie: outsider.cookie })).text();
    expect(html).toContain("ainda não está na lista");
    await run("UPDATE challenge_sets SET closes_at = ? WHERE id = ?", deps.now() - 1, season.set);
    const late = await givenStudent();
    await join(season.id, [[late, "Recife"]]);
    await expect(beginSet(deps, late.viewer, marista, season.set)).rejects.toThrow(/já terminou/);
  });

  it("scores by the ledger: right first answers of the week, as the server had them", async () => {
    const season = await givenSeason();
    const [one, other] = [await givenStudent("Bia"), await givenStudent("Caio")];
    await join(season.id, [
      [one, "Recife"],
      [other, "Natal"],
    ]);
    const [first = "", second = "", third = ""] = codes;
    await give(other, third, "B");
    await run(
      "UPDATE answers SET answered_at = answered_at - ? WHERE user_num = ?",
      30 * DAY,
      other.viewer.num,
    );
    await give(one, first, "B");
    await give(one, second, "A");
    // A second try counts for nothing.
    await give(one, second, "B");
    await give(other, third, "B");
    const opened = await openChallenge(deps, one.viewer, marista);
    expect(opened.sets.find(({ id }) => id === season.set)).toMatchObject({
      right: 1,
      answered: 2,
      points: 10,
    });
    expect(opened.teams).toMatchObject([
      { team: "Recife", mean: 10, place: 1, isOwn: true },
      { team: "Natal", mean: 0, place: 2 },
    ]);
    // Nobody's age is known here: first names alone.
    expect(opened.people).toEqual([{ name: "Bia", team: "Recife", isOwn: true, points: 10, place: 1 }]);
    await run(
      "INSERT INTO profiles (user_id, origin, courses, study_level, state, age_band, completed_at) VALUES (?, 'x', '[]', '3º ano', 'CE', 'adult', 1)",
      one.viewer.id,
    );
    expect((await openChallenge(deps, other.viewer, marista)).people).toMatchObject([{ name: "Bia Lima" }]);
  });

  it("is refused for a week that is over, that has one, or without questions, and is not taken out once open", async () => {
    const season = await givenSeason();
    const set = {
      intent: "set",
      operation: freshId(),
      season: season.id,
      "from-list": "",
      codes: codes.join(" "),
    };
    const { freeWeeks, sets } = await openChallengeDesk(deps, admin.viewer, marista, {
      season: season.id,
      importId: null,
    });
    for (const week of ["2020-01-06", sets[0]?.week ?? "", "x"])
      expect((await post(admin, home, { ...set, week })).status).toBe(422);
    for (const week of freeWeeks)
      expect((await post(admin, home, { ...set, week, codes: "ZZZZZZZZ" })).status).toBe(422);
    expect((await post(admin, home, { intent: "remove", season: season.id, set: season.set })).status).toBe(
      409,
    );
  });
});

describe("the end of a season", () => {
  it("comes once, whatever runs at once or again, and a later answer changes nothing", async () => {
    const season = await givenSeason();
    const [one, other] = [await givenStudent("Bia"), await givenStudent("Caio")];
    await join(season.id, [
      [one, "Recife"],
      [other, "Natal"],
    ]);
    await give(one, codes[0] ?? "", "B");
    await closeChallenges(deps);
    expect(
      await countOf(
        "SELECT count(*) AS n FROM challenge_scores x JOIN challenge_sets c ON c.num = x.challenge_set WHERE c.id = ?",
        season.set,
      ),
    ).toBe(0);
    await run("UPDATE challenge_sets SET closes_at = ? WHERE id = ?", deps.now() + 1, season.set);
    await run("UPDATE challenge_seasons SET ends_at = ? WHERE id = ?", deps.now() + 1, season.id);
    const later = { ...deps, now: () => deps.now() + 5 };
    await Promise.all([closeChallenges(later), closeChallenges(later), closeChallenges(later)]);
    await give(other, codes[0] ?? "", "B");
    await closeChallenges(later);
    const scores =
      "SELECT count(*) AS n FROM challenge_scores x JOIN challenge_sets c ON c.num = x.challenge_set WHERE c.id = ?";
    expect(await countOf(scores, season.set)).toBe(1);
    const told = async (of: Known) =>
      (await listNotifications(deps, of.viewer))
        .map(({ content }) => content)
        .filter((each) => each.includes(season.name));
    expect(await told(one)).toEqual([`${season.name} terminou, e a sua equipe, Recife, ficou em 1º lugar!`]);
    expect(await told(other)).toEqual([`${season.name} terminou: Recife ficou em 1º lugar, e Natal, em 2º.`]);
    expect((await openChallenge(later, other.viewer, marista)).teams).toMatchObject([
      { team: "Recife", mean: 10 },
      { team: "Natal", mean: 0 },
    ]);
  });

  it("is resumed where a run stopped between its steps", async () => {
    const season = await givenSeason();
    const student = await givenStudent();
    await join(season.id, [[student, "Recife"]]);
    await give(student, codes[1] ?? "", "B");
    await run("UPDATE challenge_sets SET closes_at = ? WHERE id = ?", deps.now() + 1, season.set);
    await run("UPDATE challenge_seasons SET ends_at = ? WHERE id = ?", deps.now() + 1, season.id);
    let writes = 0;
    const killed = {
      ...deps,
      now: () => deps.now() + 5,
      write: ((...statements: Parameters<typeof deps.write>) => {
        writes += 1;
        if (writes > 1) throw new Error("killed");
        return deps.write(...statements);
      }) as typeof deps.write,
    };
    await expect(closeChallenges(killed)).rejects.toThrow("killed");
    expect(
      await countOf(
        "SELECT count(*) AS n FROM challenge_seasons WHERE id = ? AND closed_at IS NULL",
        season.id,
      ),
    ).toBe(1);
    const later = { ...deps, now: () => deps.now() + 5 };
    await closeChallenges(later);
    await closeChallenges(later);
    const told = (await listNotifications(deps, student.viewer)).filter(({ content }) =>
      content.includes(season.name),
    );
    expect(told).toHaveLength(1);
  });
});

describe("another community", () => {
  /** A community that no line of code knows. */
  const fresh: Community & { code: "PODION" } = {
    code: "PODION",
    name: "Nova",
    members: ["podionUser"],
    admins: ["beta"],
    brand: { colour: "#000", letter: "N" },
    menu: [],
    challenge: null,
    ranking: { points: 7 },
    catalogue: [],
  };

  it("has seasons, sets and points of its own by its data alone", async () => {
    const theirs = await givenKnown({ claims: ["beta"] });
    const [member, ours] = [await givenKnown({ claims: ["podionUser"] }), await givenStudent()];
    const season = await givenSeason(fresh, theirs);
    const own = await givenSeason();
    await run(
      "INSERT INTO challenge_participants SELECT num, ?, 'Bia', 'Lima', 'Sul' FROM challenge_seasons WHERE id = ?",
      member.person.email,
      season.id,
    );
    await give(member, codes[0] ?? "", "B");
    const opened = await openChallenge(deps, member.viewer, fresh);
    expect([opened.season?.name, opened.teams]).toMatchObject([season.name, [{ team: "Sul", mean: 7 }]]);
    expect((await openChallenge(deps, ours.viewer, marista)).season?.name).toBe(own.name);
    await expect(openChallenge(deps, member.viewer, marista)).rejects.toThrow(/permissão/);
    await expect(beginSet(deps, ours.viewer, marista, season.set)).rejects.toThrow(
      /não são de uma temporada/,
    );
    const foreign = await openChallengeDesk(deps, admin.viewer, marista, {
      season: season.id,
      importId: null,
    });
    expect([foreign.season, foreign.sets, foreign.participants]).toEqual([null, [], []]);
    const added = { operation: freshId(), season: season.id, week: "2026-11-23", list: "", codes };
    await expect(addSet(deps, admin.viewer, marista, added)).rejects.toThrow(/não existe mais/);
    expect((await post(admin, home, { intent: "remove", season: season.id, set: season.set })).status).toBe(
      409,
    );
  });
});
