import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { loadOwnChallenge, readCommunityWith } from "../services/own-community.server.ts";
import { challengeForms } from "./challenge/challenge-action.server.ts";
import { ChallengeView } from "./challenge/challenge-view.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(`Desafio ${data?.community.name ?? ""}`.trim()) },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadOwnChallenge(deps, viewer, args.params.communityCode ?? ""));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const community = await readCommunityWith(deps, args.params.communityCode ?? "", "challenge");
  return handleForm(args.request, challengeForms(deps, viewer, community));
}

/** The challenge of a community of the team's. */
export default function CommunityChallenge() {
  return <ChallengeView {...useLoaderData<typeof loader>()} />;
}
