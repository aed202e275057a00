import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { campaigns } from "#app/platform/access/campaign.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadOwnChallenge } from "../services/own-community.server.ts";
import { handleChallenge } from "./challenge/challenge-action.server.ts";
import { ChallengeView, challengeMeta } from "./challenge/challenge-view.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => challengeMeta(data);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaChallenge", args);
  return json(await loadOwnChallenge(deps, viewer, campaigns.MARISTA.code));
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaChallenge", args);
  return handleChallenge(args.request, deps, viewer, campaigns.MARISTA.code);
}

/** Marista's challenge, at its own address. */
export default function Challenge() {
  return <ChallengeView {...useLoaderData<typeof loader>()} />;
}
