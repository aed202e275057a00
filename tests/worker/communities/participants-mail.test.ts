import { describe, expect, it } from "vitest";
import { hashOfAddress } from "#app/auth/opt-out-links.server.ts";
import { communities } from "#app/domain/communities/community.ts";
import { confirmParticipants } from "#app/services/communities/import-participants.server.ts";
import { openChallengeDesk } from "#app/services/communities/manage-challenge.server.ts";
import { endThirdPartyMail } from "#app/services/mail/third-party-mail.server.ts";
import { bring, givenSeason } from "#tests/support/challenging.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { givenPracticeQuestions } from "#tests/support/practising.ts";

const deps = visitorDeps();
const marista = communities.MARISTA;

describe("participants of a list", () => {
  it("get no mail at an address that ended mails of others, and are in the season all the same", async () => {
    const admin = await givenKnown({ claims: ["maristaAdmin"], firstName: "Dora" });
    const { codes } = await givenPracticeQuestions(4);
    const season = await givenSeason({ admin, codes });
    const [wanting, ended] = [`${freshId()}@farol.test`, `${freshId()}@farol.test`];
    await endThirdPartyMail(deps, await deps.optOutLinks.tokenOf(await hashOfAddress(ended)));
    const list = `Nome;E-mail;Unidade\nBia Lima;${wanting};Recife\nLia Reis;${ended};Natal`;
    const { id } = await bring(admin, season.id, list);
    const asked = { season: season.id, importId: id };
    const { preview } = await openChallengeDesk(deps, admin.viewer, marista, asked);
    const confirmed = { season: season.id, id, mark: preview?.mark ?? "" };
    await confirmParticipants(deps, admin.viewer, marista, confirmed);
    expect([(await mailsTo(wanting)).length, (await mailsTo(ended)).length]).toEqual([1, 0]);
    const desk = await openChallengeDesk(deps, admin.viewer, marista, { ...asked, importId: null });
    expect(desk.participants).toHaveLength(2);
  });
});
