import type { NamedCommunity } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { LONGEST_WORD, wordProblem } from "../../domain/access-request.ts";
import { acceptRequest, declineRequest } from "../../services/decide-requests.server.ts";

export type DecisionField = "word" | "person" | "campaign";

/** Accepting and declining, by intent. `find`: the community of a form's code; `pageOf`: where one is afterwards, with what was done. */
export function decisionForms(
  deps: Deps,
  actor: { viewer: Viewer; requestId: string },
  find: (code: string) => NamedCommunity,
  pageOf: (code: string, word: string) => string,
): Readonly<Record<string, FormHandler<DecisionField>>> {
  const done = (code: string, word: string) => redirectFor(pageOf(code, word));
  return {
    accept: async (form) => {
      const community = find(form.text("campaign", 40));
      const userId = form.text("person", 64);
      const accepted = await acceptRequest(deps, actor, community, userId);
      return done(community.code, accepted ? "aceito" : "decidido");
    },
    decline: async (form) => {
      const community = find(form.text("campaign", 40));
      const userId = form.text("person", 64);
      const word = form.text("word", 2 * LONGEST_WORD).trim();
      const problem = wordProblem(word);
      if (problem) return { problems: { word: problem } };
      const declined = await declineRequest(deps, actor, community, { userId, word });
      return done(community.code, declined ? "recusado" : "decidido");
    },
  };
}
