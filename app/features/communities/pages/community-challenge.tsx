import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadOwnChallenge } from "../services/own-community.server.ts";
import { handleChallenge } from "./challenge/challenge-action.server.ts";
import { ChallengeView, challengeMeta } from "./challenge/challenge-view.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => challengeMeta(data);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadOwnChallenge(deps, viewer, args.params.communityCode ?? ""));
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleChallenge(args.request, deps, viewer, args.params.communityCode ?? "");
}

/** The challenge of a community. */
export default function CommunityChallenge() {
  return <ChallengeView {...useLoaderData<typeof loader>()} />;
}
