import { beforeAll, describe, expect, it } from "vitest";
import { loadChallenge, startSet } from "#app/features/communities/services/challenge.server.ts";
import { addSet, loadChallengeAdmin } from "#app/features/communities/services/manage-challenge.server.ts";
import { campaigns } from "#app/platform/access/campaign.ts";
import { bindings } from "#tests/support/bindings.ts";
import {
  begins,
  bring,
  type Challenger,
  countOf,
  give,
  givenOtherAdmin,
  givenSeason,
  givenStudent,
  home,
  join,
  otherCommunity,
  post,
  run,
} from "#tests/support/challenging.ts";
import { door } from "#tests/support/door.ts";
import { freshId, signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenPracticeQuestions } from "#tests/support/practising.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

const deps = visitorDeps();
const marista = campaigns.MARISTA;
const DAY = 86_400;
let challenger: Challenger;
let admin: Known;
let codes: readonly string[];

beforeAll(async () => {
  admin = await givenKnown({ claims: ["maristaAdmin"], firstName: "Dora" });
  ({ codes } = await givenPracticeQuestions(4));
  challenger = { admin, codes };
});

describe("participants", () => {
  it("come by a list: the preview says what the import then does, once", async () => {
    const season = await givenSeason(challenger);
    const student = await givenStudent();
    const { email } = student.person;
    const list = `Nome;E-mail;Unidade\nBia Lima;${email};Recife\nSem Correio;;Natal`;
    const { id } = await bring(admin, season.id, list);
    const asked = { season: season.id, importId: id };
    const { preview, participants } = await loadChallengeAdmin(deps, admin.viewer, marista, asked);
    expect([preview?.counts, participants]).toEqual([{ added: 1, changed: 0, same: 0, refused: 1 }, []]);
    const html = await (
      await door.send(`${home}?temporada=${season.id}&lista=${id}`, { cookie: admin.cookie })
    ).text();
    expect(html).toContain("1 pessoa entra");
    const fields = { intent: "confirm", season: season.id, import: id, mark: preview?.mark ?? "" };
    expect((await post(admin, home, { ...fields, mark: "9-9-9-9" })).status).toBe(409);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await post(admin, home, fields)).status));
    expect(statuses.filter((status) => status === 302)).toHaveLength(1);
    const after = await loadChallengeAdmin(deps, admin.viewer, marista, {
      season: season.id,
      importId: null,
    });
    expect(after.participants).toMatchObject([{ email, team: "Recife", hasAccount: true, isMember: true }]);
  });

  it.each([
    ["an account that is no member", true],
    ["an address that becomes an account later", false],
  ])("become members, and count from their first answer: %s", async (_, hasAccount) => {
    const season = await givenSeason(challenger);
    const student = await givenKnown({ firstName: "Lia" });
    const { email } = student.person;
    const setConfirmed = (value: 0 | 1) =>
      run("UPDATE users SET email_verified = ? WHERE email = ?", value, email);
    await run(
      `INSERT INTO answers (user_num, ord, alternative, grade, answered_at, operation) SELECT ?, j.value, 'A', 3, c.opens_at + 1, 'teste'
      FROM challenge_sets c CROSS JOIN json_each(c.ords) j WHERE c.id = ? LIMIT 1`,
      student.viewer.num,
      season.set,
    );
    if (!hasAccount) await setConfirmed(0);
    const { id } = await bring(admin, season.id, `Nome;E-mail;Unidade\nLia Lima;${email};Recife`);
    const asked = { season: season.id, importId: id };
    const { preview } = await loadChallengeAdmin(deps, admin.viewer, marista, asked);
    const fields = { intent: "confirm", season: season.id, import: id, mark: preview?.mark ?? "" };
    expect((await post(admin, home, fields)).status).toBe(302);
    const sent = await bindings.DB.prepare(
      `SELECT (SELECT count(*) FROM mail_outbox WHERE recipient = ?1 AND template = 'challenge-invitation') AS mails,
        (SELECT count(*) FROM notifications WHERE audience = 'person:' || ?2) AS notices`,
    )
      .bind(email, student.viewer.id)
      .first();
    expect(sent).toEqual(hasAccount ? { mails: 0, notices: 1 } : { mails: 1, notices: 0 });
    if (!hasAccount) await setConfirmed(1);
    const { participants } = await loadChallengeAdmin(deps, admin.viewer, marista, asked);
    expect(participants).toMatchObject([{ email, hasAccount: true, isMember: true }]);
    const member = await viewerOfCookie(await signedIn(student.person));
    const { people } = await loadChallenge(deps, member, marista);
    expect(people.filter(({ isOwn }) => isOwn)).toMatchObject([{ points: 10 }]);
  });

  it("are not imported from an invalid list, and preserve what was typed", async () => {
    const season = await givenSeason(challenger);
    const refused = await post(admin, home, { intent: "upload", season: season.id, list: "a;b\nc;d" });
    expect(refused.status).toBe(422);
    expect((await post(admin, home, { intent: "upload", season: season.id, list: " " })).status).toBe(422);
    expect(
      (await post(admin, home, { intent: "upload", season: "nenhuma", list: "Nome;E-mail\nAna Lima;a@b.co" }))
        .status,
    ).toBe(404);
  });

  it("people on the list who requested access are accepted together", async () => {
    const season = await givenSeason(challenger);
    const [listed, other] = [await givenKnown({ firstName: "Nina" }), await givenKnown()];
    for (const each of [listed, other])
      await door.call(
        "userSendChatMessage",
        { message: "Farol + Marista", plantel: false },
        { cookie: each.cookie },
      );
    await join(admin, season.id, [[listed, "Recife"]]);
    expect((await post(admin, home, { intent: "accept", season: season.id })).status).toBe(302);
    const claimed = (of: Known) =>
      countOf("SELECT instr(claims, 'maristaUser') > 0 AS n FROM users WHERE id = ?", of.viewer.id);
    expect([await claimed(listed), await claimed(other)]).toEqual([1, 0]);
  });
});

describe("a week's set", () => {
  it("is begun once by a participant, whatever is sent at once, and by nobody else", async () => {
    const season = await givenSeason(challenger);
    const [student, outsider] = [await givenStudent(), await givenStudent()];
    await join(admin, season.id, [[student, "Recife"]]);
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
    await join(admin, season.id, [[late, "Recife"]]);
    await expect(startSet(deps, late.viewer, marista, season.set)).rejects.toThrow(/já terminou/);
  });

  it("scores by the ledger: right first answers of the week, as the server had them", async () => {
    const season = await givenSeason(challenger);
    const [one, other] = [await givenStudent("Bia"), await givenStudent("Caio")];
    await join(admin, season.id, [
      [one, "Recife"],
      [other, "Natal"],
    ]);
    const [first = "", second = "", third = ""] = codes;
    await begins(other, season.set);
    await give(other, third, "B");
    await run(
      "UPDATE answers SET answered_at = answered_at - ? WHERE user_num = ?",
      30 * DAY,
      other.viewer.num,
    );
    expect(JSON.stringify((await give(one, first, "B")).body)).toContain("numa prova aberta");
    await begins(one, season.set);
    await give(one, first, "B");
    await give(one, second, "A");
    // A second try counts for nothing.
    await give(one, second, "B");
    await give(other, third, "B");
    const opened = await loadChallenge(deps, one.viewer, marista);
    expect(opened.sets.find(({ id }) => id === season.set)).toMatchObject({
      right: 1,
      answered: 2,
      points: 10,
    });
    expect(opened.teams).toMatchObject([
      { team: "Recife", mean: 10, place: 1, isOwn: true },
      { team: "Natal", mean: 0, place: 2 },
    ]);
    // The age is unknown: first names alone.
    expect(opened.people).toEqual([{ name: "Bia", team: "Recife", isOwn: true, points: 10, place: 1 }]);
    await run(
      "INSERT INTO profiles (user_id, origin, courses, study_level, state, age_band, completed_at) VALUES (?, 'x', '[]', '3º ano', 'CE', 'adult', 1)",
      one.viewer.id,
    );
    expect((await loadChallenge(deps, other.viewer, marista)).people).toMatchObject([{ name: "Bia Lima" }]);
  });

  it("is refused for a week that is over, that has one, or without questions, and cannot be deleted once open", async () => {
    const season = await givenSeason(challenger);
    const set = {
      intent: "set",
      operation: freshId(),
      season: season.id,
      "from-list": "",
      codes: codes.join(" "),
    };
    const { freeWeeks, sets } = await loadChallengeAdmin(deps, admin.viewer, marista, {
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

describe("another community", () => {
  it("has seasons, sets and points of its own by its data alone", async () => {
    const theirs = await givenOtherAdmin();
    const [member, ours] = [await givenKnown({ claims: ["podionUser"] }), await givenStudent()];
    const season = await givenSeason({ ...challenger, admin: theirs }, otherCommunity);
    const own = await givenSeason(challenger);
    await run(
      "INSERT INTO challenge_participants (season, email, first_name, last_name, team) SELECT num, ?, 'Bia', 'Lima', 'Sul' FROM challenge_seasons WHERE id = ?",
      member.person.email,
      season.id,
    );
    await startSet(deps, member.viewer, otherCommunity, season.set);
    await give(member, codes[0] ?? "", "B");
    const opened = await loadChallenge(deps, member.viewer, otherCommunity);
    expect([opened.season?.name, opened.teams]).toMatchObject([season.name, [{ team: "Sul", mean: 10 }]]);
    expect((await loadChallenge(deps, ours.viewer, marista)).season?.name).toBe(own.name);
    await expect(loadChallenge(deps, member.viewer, marista)).rejects.toThrow(/permissão/);
    await expect(startSet(deps, ours.viewer, marista, season.set)).rejects.toThrow(
      /não são de uma temporada/,
    );
    const foreign = await loadChallengeAdmin(deps, admin.viewer, marista, {
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
