import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { communities } from "#app/platform/access/community.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { loadChallenge } from "../services/challenge.server.ts";
import { challengeForms } from "./challenge/challenge-action.server.ts";
import { ChallengeView } from "./challenge/challenge-view.tsx";

const community = communities.MARISTA;

export const meta: MetaFunction = () => [
  { title: pageTitle("Desafio Marista") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaChallenge", args);
  return json(await loadChallenge(deps, viewer, community));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaChallenge", args);
  return handleForm(args.request, challengeForms(deps, viewer, community));
}

/** Marista's challenge. */
export default function Challenge() {
  return <ChallengeView community={community} challenge={useLoaderData<typeof loader>()} />;
}
