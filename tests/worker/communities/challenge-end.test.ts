import { beforeAll, describe, expect, it } from "vitest";
import { loadChallenge } from "#app/features/communities/services/challenge.server.ts";
import { closeChallenges } from "#app/features/communities/services/close-challenges.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { campaigns } from "#app/platform/access/campaign.ts";
import type { Batch } from "#app/platform/db/database.server.ts";
import {
  begins,
  type Challenger,
  countOf,
  give,
  givenSeason,
  givenStudent,
  join,
  run,
} from "#tests/support/challenging.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenPracticeQuestions } from "#tests/support/practising.ts";

const deps = visitorDeps();
const marista = campaigns.MARISTA;
let challenger: Challenger;
let admin: Known;
let codes: readonly string[];

beforeAll(async () => {
  admin = await givenKnown({ claims: ["maristaAdmin"], firstName: "Dora" });
  ({ codes } = await givenPracticeQuestions(4));
  challenger = { admin, codes };
});

describe("the end of a season", () => {
  it("comes once, whatever runs at once or again, and a later answer changes nothing", async () => {
    const season = await givenSeason(challenger);
    const [one, other] = [await givenStudent("Bia"), await givenStudent("Caio")];
    await join(admin, season.id, [
      [one, "Recife"],
      [other, "Natal"],
    ]);
    await begins(one, season.set);
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
      (await listNotifications(later, of.viewer))
        .map(({ content }) => content)
        .filter((each) => each.startsWith(`${season.name} terminou`));
    expect(await told(one)).toEqual([`${season.name} terminou, e a sua equipe, Recife, ficou em 1º lugar!`]);
    expect(await told(other)).toEqual([`${season.name} terminou: Recife ficou em 1º lugar, e Natal, em 2º.`]);
    expect((await loadChallenge(later, other.viewer, marista)).teams).toMatchObject([
      { team: "Recife", mean: 10 },
      { team: "Natal", mean: 0 },
    ]);
  });

  it("counts no right answer quicker than reading, while its week is open and after it (decision 079)", async () => {
    await run("UPDATE question_keys SET reading = 200");
    const season = await givenSeason(challenger);
    const student = await givenStudent();
    await join(admin, season.id, [[student, "Recife"]]);
    await begins(student, season.set);
    for (const code of codes.slice(0, 2)) await give(student, code, "B");
    const kept = { right: 1, answered: 2, points: 10 };
    const setAt = async (at: typeof deps) =>
      (await loadChallenge(at, student.viewer, marista)).sets.find(({ id }) => id === season.set);
    expect(await setAt(deps)).toMatchObject(kept);
    await run("UPDATE challenge_sets SET closes_at = ? WHERE id = ?", deps.now() + 1, season.set);
    const later = { ...deps, now: () => deps.now() + 5 };
    await closeChallenges(later);
    expect(await setAt(later)).toMatchObject({ ...kept, state: "over" });
    await run("UPDATE question_keys SET reading = 0");
  });

  it("is resumed where a run stopped between its steps", async () => {
    const season = await givenSeason(challenger);
    const student = await givenStudent();
    await join(admin, season.id, [[student, "Recife"]]);
    await begins(student, season.set);
    await give(student, codes[1] ?? "", "B");
    await run("UPDATE challenge_sets SET closes_at = ? WHERE id = ?", deps.now() + 1, season.set);
    await run("UPDATE challenge_seasons SET ends_at = ? WHERE id = ?", deps.now() + 1, season.id);
    let writes = 0;
    const killed = {
      ...deps,
      now: () => deps.now() + 5,
      write: ((asked: Batch) => {
        writes += 1;
        if (writes > 1) throw new Error("killed");
        return deps.write(asked);
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
    const told = (await listNotifications(later, student.viewer)).filter(({ content }) =>
      content.startsWith(`${season.name} terminou`),
    );
    expect(told).toHaveLength(1);
  });
});
