import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadOwnChallengeAdmin } from "../services/own-community.server.ts";
import { ChallengeAdmin, challengeAdminMeta } from "./community-challenge-desk/challenge-desk-view.tsx";
import {
  deskLook,
  handleChallengeDesk,
} from "./community-challenge-desk/community-challenge-desk-action.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => challengeAdminMeta(data);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const opened = await loadOwnChallengeAdmin(
    deps,
    viewer,
    args.params.communityCode ?? "",
    deskLook(args.request),
  );
  return json({ ...opened, operation: deps.newId() });
}

export function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("signedIn", args);
  return handleChallengeDesk(args.request, deps, actor, args.params.communityCode ?? "");
}

/** The admins of a challenge: seasons, teams, weekly sets, participants. */
export default function CommunityChallengeAdmin() {
  return <ChallengeAdmin {...useLoaderData<typeof loader>()} />;
}
