import { beforeAll, describe, expect, it } from "vitest";
import { confirmParticipants } from "#app/features/communities/services/import-participants.server.ts";
import { loadChallengeAdmin } from "#app/features/communities/services/manage-challenge.server.ts";
import { campaigns } from "#app/platform/access/campaign.ts";
import { hashOfAddress } from "#app/platform/auth/opt-out-links.server.ts";
import { endThirdPartyMail } from "#app/platform/mail/services/third-party-mail.server.ts";
import { bring, type Challenger, givenSeason, home, run } from "#tests/support/challenging.ts";
import { door } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { givenPracticeQuestions } from "#tests/support/practising.ts";

const deps = visitorDeps();
const marista = campaigns.MARISTA;
let challenger: Challenger;

beforeAll(async () => {
  const admin = await givenKnown({ claims: ["maristaAdmin"], firstName: "Dora" });
  const { codes } = await givenPracticeQuestions(4);
  challenger = { admin, codes };
});

const address = () => `${freshId()}@farol.test`;

/** Ends mails of others to an address. */
async function end(email: string): Promise<void> {
  await endThirdPartyMail(deps, await deps.optOutLinks.tokenOf(await hashOfAddress(email)));
}

/** Imports people into a season, once or as often as `times` says. */
async function invite(season: string, emails: readonly string[], team: string, times = 1): Promise<void> {
  const { admin } = challenger;
  const lines = emails.map((email) => `Lia Lima;${email};${team}`);
  const { id } = await bring(admin, season, ["Nome;E-mail;Unidade", ...lines].join("\n"));
  const { preview } = await loadChallengeAdmin(deps, admin.viewer, marista, { season, importId: id });
  const actor = { viewer: admin.viewer, requestId: freshId() };
  const confirmed = { season, id, mark: preview?.mark ?? "" };
  const sent = Array.from({ length: times }, () => confirmParticipants(deps, actor, marista, confirmed));
  const done = await Promise.allSettled(sent);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
}

async function uninvitedOf(season: string): Promise<Record<string, string | null>> {
  const look = { season, importId: null };
  const { participants } = await loadChallengeAdmin(deps, challenger.admin.viewer, marista, look);
  return Object.fromEntries(participants.map(({ email, uninvited }) => [email, uninvited]));
}

function auditsOf(season: string) {
  return rowsOf<{ actor_id: string; after: string }>(
    "SELECT actor_id, after FROM audit WHERE action = 'community.participants' AND after ->> 'season' = ? ORDER BY num",
    season,
  );
}

describe("participants of a list", () => {
  it("who get no invitation are named with the reason, and counted in the import's audit row", async () => {
    const [wanting, ended, often] = [address(), address(), address()];
    await end(ended);
    for (let earlier = 0; earlier < 3; earlier++)
      await invite((await givenSeason(challenger)).id, [often], "Natal");
    const season = await givenSeason(challenger);
    const account = await givenKnown({ firstName: "Nina" });
    const { email } = account.person;
    await invite(season.id, [wanting, ended, often, email], "Recife", 3);
    expect([(await mailsTo(wanting)).length, (await mailsTo(ended)).length]).toEqual([1, 0]);
    const reasons = { [wanting]: null, [ended]: "unwanted", [often]: "often", [email]: null };
    expect(await uninvitedOf(season.id)).toEqual(reasons);
    const audits = await auditsOf(season.name);
    expect(audits.map((row) => [row.actor_id, JSON.parse(row.after)])).toEqual([
      [challenger.admin.viewer.id, { season: season.name, listed: 4, unwanted: 1, often: 1 }],
    ]);
    const page = await door.send(`${home}?temporada=${season.id}&feito=importada`, {
      cookie: challenger.admin.cookie,
    });
    const html = (await page.text()).replaceAll("<!-- -->", "");
    expect(html).toContain("2 pessoas da lista não receberam convite");
    expect(html).toContain(`${ended}: este e-mail não recebe mensagens pedidas por outras pessoas.`);
    expect(html).toContain(`${often}: este e-mail já tinha recebido 3 mensagens em 24 horas.`);
    expect(html).not.toContain(`${wanting}: `);
  });

  it("get none where the season is over, and one when a later list finds their address free again", async () => {
    const [late, often] = [address(), address()];
    const over = await givenSeason(challenger);
    await run("UPDATE challenge_seasons SET ends_at = ? WHERE id = ?", deps.now() - 1, over.id);
    await invite(over.id, [late], "Recife");
    expect(await uninvitedOf(over.id)).toEqual({ [late]: "over" });
    for (let earlier = 0; earlier < 3; earlier++)
      await invite((await givenSeason(challenger)).id, [often], "Natal");
    const season = await givenSeason(challenger);
    await invite(season.id, [often], "Recife");
    expect(await uninvitedOf(season.id)).toEqual({ [often]: "often" });
    await run("DELETE FROM rate_limits WHERE key LIKE 'third-mail-to:%'");
    await invite(season.id, [often], "Natal");
    expect(await uninvitedOf(season.id)).toEqual({ [often]: null });
    expect(await mailsTo(often)).toHaveLength(4);
  });
});
