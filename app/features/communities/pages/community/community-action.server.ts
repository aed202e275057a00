import type { TypedResponse } from "@remix-run/cloudflare";
import { campaignTexts, LONGEST_MESSAGE } from "#app/platform/access/campaign.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { handleForm, outcomeOf } from "#app/platform/forms/pages/handle-form.server.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { withQuery } from "#app/platform/paths/with-query.ts";
import { communityPages } from "../../paths.ts";
import {
  type LoadedCommunity,
  loadCommunity,
  readOwnCommunity,
} from "../../services/own-community.server.ts";
import { requestToJoin } from "../../services/request-campaign.server.ts";
import { claimOwnShift, leaveOwnShift } from "../../services/volunteer.server.ts";

/** A community's page at its address. Throws community-not-found. */
export async function openCommunity(
  request: Request,
  deps: Deps,
  viewer: Viewer | null,
  code: string,
): Promise<TypedResponse<{ canonical: string } & LoadedCommunity>> {
  return publicReply(request, communityPages(code).page, await loadCommunity(deps, viewer, code));
}

/** Claiming and leaving shifts, and a request to be let in. */
export async function handleCommunity(request: Request, deps: Deps, viewer: Viewer, code: string) {
  const community = await readOwnCommunity(deps, code);
  const done = (feito: string) => redirectFor(withQuery(communityPages(code).page, { feito }));
  return handleForm<"message">(request, {
    take: async (form) => {
      await claimOwnShift(deps, viewer, community, form.text("shift", 64));
      return done("entrou");
    },
    leave: async (form) => {
      await leaveOwnShift(deps, viewer, community, form.text("shift", 64));
      return done("saiu");
    },
    ask: async (form) => {
      const message = form.text("message", LONGEST_MESSAGE).trim() || campaignTexts(community.name).greeting;
      return outcomeOf(await requestToJoin(deps, viewer, community, message));
    },
  });
}
