import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { LONGEST_WORD, readDecidedCampaign, wordProblem } from "#app/domain/campaigns/access-request.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { communityPaths } from "#app/paths/communities.ts";
import type { RequestPlace } from "#app/queries/campaigns/access-requests.server.ts";
import { acceptRequest, declineRequest } from "#app/services/campaigns/decide-requests.server.ts";
import type { Deps } from "#app/services/deps.ts";

export type DecisionField = "word" | "person" | "campaign";

function requestsPage({ campaign }: RequestPlace, word: string): string {
  return communityPaths.accessRequests(campaign, undefined, word);
}

/** Accepting and declining, by intent. `pageOf`: where one is afterwards, with the word of what was done. */
export function decisionForms(
  deps: Deps,
  actor: { viewer: Viewer; requestId: string },
  pageOf: (place: RequestPlace, word: string) => string = requestsPage,
): Readonly<Record<string, FormHandler<DecisionField>>> {
  function placeOf(form: SentForm): RequestPlace {
    const sent = form.text("campaign", 20);
    const campaign = readDecidedCampaign(sent, actor.viewer.claims);
    if (campaign?.toLowerCase() !== sent) throw new AppError("no-permission");
    return { userId: form.text("person", 64), campaign };
  }
  const done = (place: RequestPlace, word: string) => redirectFor(pageOf(place, word));
  return {
    accept: async (form) => {
      const place = placeOf(form);
      return done(place, (await acceptRequest(deps, actor, place)) ? "aceito" : "decidido");
    },
    decline: async (form) => {
      const place = placeOf(form);
      const word = form.text("word", 2 * LONGEST_WORD).trim();
      const problem = wordProblem(word);
      if (problem) return { problems: { word: problem } };
      return done(place, (await declineRequest(deps, actor, place, word)) ? "recusado" : "decidido");
    },
  };
}
