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
import { loadChallengeAdmin } from "../services/manage-challenge.server.ts";
import { ChallengeAdmin } from "./community-challenge-desk/challenge-desk-view.tsx";
import {
  challengeDeskFields,
  challengeDeskForms,
  deskLook,
} from "./community-challenge-desk/community-challenge-desk-action.server.ts";

const community = communities.MARISTA;

export const meta: MetaFunction = () => [
  { title: pageTitle("Administração do Marista") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaHome", args);
  const desk = await loadChallengeAdmin(deps, viewer, community, deskLook(args.request));
  return json({ desk, operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("maristaHome", args);
  const actor = { viewer, requestId: context.requestId };
  return handleForm(args.request, challengeDeskForms(deps, actor, community), challengeDeskFields);
}

/** Marista's admins: seasons, teams by unit, weekly sets, participants. */
export default function MaristaHome() {
  return <ChallengeAdmin community={community} {...useLoaderData<typeof loader>()} />;
}
