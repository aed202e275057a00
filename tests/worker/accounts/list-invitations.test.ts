import { beforeAll, describe, expect, it } from "vitest";
import { confirmParticipants } from "#app/features/communities/services/import-participants.server.ts";
import { loadChallengeAdmin } from "#app/features/communities/services/manage-challenge.server.ts";
import { readSchoolJob } from "#app/features/school/services/school-jobs.server.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import { campaigns } from "#app/platform/access/campaign.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { endThirdPartyMail, readOptOut } from "#app/platform/mail/services/third-party-mail.server.ts";
import { bring, type Challenger, givenSeason } from "#tests/support/challenging.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { givenPeople, givenSchoolWith, schoolPerson } from "#tests/support/given-school.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { givenPracticeQuestions } from "#tests/support/practising.ts";

const deps = visitorDeps();
const marista = campaigns.MARISTA;
let challenger: Challenger;

beforeAll(async () => {
  const admin = await givenKnown({ claims: ["maristaAdmin"], firstName: "Dora" });
  challenger = { admin, codes: (await givenPracticeQuestions(4)).codes };
});

function address(): string {
  return `${freshId()}@farol.test`;
}

/** A school invites somebody; why it did not, if it did not. */
async function inviteBySchool(email: string, firstName = "Bia"): Promise<string | null> {
  const school = await givenSchoolWith();
  const ids = await givenPeople(school.id, [{ ...schoolPerson({ firstName }), email }]);
  const wanted = { act: "invite", classId: null, role: null, selection: { ids } } as const;
  const { id } = await startPeopleBatch(deps, school.actor, wanted);
  await advanceJob(deps, id, 100);
  return (await readSchoolJob(deps, school.id, id, 0)).items[0]?.why ?? null;
}

/** A challenge lists them and its import is confirmed. */
async function inviteByChallenge(emails: readonly string[]): Promise<void> {
  const season = await givenSeason(challenger);
  const { admin } = challenger;
  const list = emails.map((email) => `Lia Lima;${email};Recife`).join("\n");
  const { id } = await bring(admin, season.id, `Nome;E-mail;Unidade\n${list}`);
  const asked = { season: season.id, importId: id };
  const { preview } = await loadChallengeAdmin(deps, admin.viewer, marista, asked);
  const sent = { season: season.id, id, mark: preview?.mark ?? "" };
  await confirmParticipants(deps, { viewer: admin.viewer, requestId: freshId() }, marista, sent);
}

/** The page at the end of a mail that ends such mails. */
function optOutOf({ text }: { text: string }): string {
  return /\/sem-mensagens\/(\S+)/.exec(text)?.[1] ?? "";
}

describe("invitations of lists are mails to other people", () => {
  it("come three times a day to one address, whichever school or challenge sends them, and the report says so", async () => {
    const [email, other] = [address(), address()];
    expect([await inviteBySchool(email), await inviteBySchool(email)]).toEqual([null, null]);
    await inviteByChallenge([email, other]);
    expect(await mailsTo(email)).toHaveLength(3);
    expect(await inviteBySchool(email)).toContain("já recebeu 3 mensagens");
    await inviteByChallenge([email, other]);
    expect([(await mailsTo(email)).length, (await mailsTo(other)).length]).toEqual([3, 2]);
  });

  it("end by their own link, which is the address's own, and the report says so", async () => {
    const emails = [address(), address()];
    await inviteByChallenge(emails);
    const [one, another] = (await Promise.all(emails.map(mailsTo))).flat();
    if (!one || !another) throw new Error("no mail");
    expect(optOutOf(one)).not.toBe(optOutOf(another));
    for (const mail of [one, another]) {
      expect(await readOptOut(deps, optOutOf(mail))).toEqual({ ended: false });
      expect(mail.html).toContain(optOutOf(mail));
      expect(`${mail.html}${mail.text}`).not.toContain("farol.invalid");
    }
    const email = address();
    await inviteBySchool(email);
    const [invitation] = await mailsTo(email);
    if (!invitation) throw new Error("no mail");
    await endThirdPartyMail(deps, optOutOf(invitation));
    expect(await inviteBySchool(email)).toContain("pediu para não receber convites");
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("carry no name that somebody typed", async () => {
    const email = address();
    await inviteBySchool(email, "Ganhe em golpe.example");
    await inviteByChallenge([email]);
    for (const { subject, html, text } of await mailsTo(email))
      expect(`${subject}${html}${text}`).not.toMatch(/golpe|Ganhe|Lia|temporada/i);
  });

  it("are sent by who has a confirmed address alone", async () => {
    const school = await givenSchoolWith();
    const { actor } = school;
    const unconfirmed = { ...actor, viewer: { ...actor.viewer, emailVerified: false } };
    const wanted = { act: "invite", classId: null, role: null, selection: { ids: ["x"] } } as const;
    await expect(startPeopleBatch(deps, unconfirmed, wanted)).rejects.toMatchObject({
      code: "email-unconfirmed",
    });
    const viewer = { ...challenger.admin.viewer, emailVerified: false };
    const sent = { season: "x", id: "x", mark: "" };
    await expect(
      confirmParticipants(deps, { viewer, requestId: freshId() }, marista, sent),
    ).rejects.toMatchObject({
      code: "email-unconfirmed",
    });
  });
});
