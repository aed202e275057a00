import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { communities } from "#app/domain/communities/community.ts";
import { openChallenge } from "#app/services/communities/challenge.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { challengeForms } from "./challenge/challenge-action.server.ts";
import { ChallengeView } from "./challenge/challenge-view.tsx";

const community = communities.MARISTA;

export const meta: MetaFunction = () => [
  { title: pageTitle("Desafio Marista") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaChallenge", args);
  return json(await openChallenge(deps, viewer, community));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaChallenge", args);
  return handleForm(args.request, challengeForms(deps, viewer, community));
}

/** Marista's challenge. */
export default function Challenge() {
  return <ChallengeView community={community} challenge={useLoaderData<typeof loader>()} />;
}
