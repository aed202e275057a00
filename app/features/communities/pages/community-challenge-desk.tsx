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
import { loadOwnChallengeAdmin, readCommunityWith } from "../services/own-community.server.ts";
import { ChallengeAdmin } from "./community-challenge-desk/challenge-desk-view.tsx";
import {
  challengeDeskFields,
  challengeDeskForms,
  deskLook,
} from "./community-challenge-desk/community-challenge-desk-action.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(`Administração do desafio ${data?.community.name ?? ""}`.trim()) },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const code = args.params.communityCode ?? "";
  const opened = await loadOwnChallengeAdmin(deps, viewer, code, deskLook(args.request));
  return json({ ...opened, operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("signedIn", args);
  const community = await readCommunityWith(deps, args.params.communityCode ?? "", "challenge");
  const actor = { viewer, requestId: context.requestId };
  return handleForm(args.request, challengeDeskForms(deps, actor, community), challengeDeskFields);
}

/** The admins of a challenge: seasons, teams, weekly sets, participants. */
export default function CommunityChallengeAdmin() {
  return <ChallengeAdmin {...useLoaderData<typeof loader>()} />;
}
