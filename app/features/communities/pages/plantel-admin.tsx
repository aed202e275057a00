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
import { loadCommunityAdmin } from "../services/load-community-admin.server.ts";
import { communityDeskForms, type DeskField } from "./community-desk/community-desk-action.server.ts";
import { CommunityAdmin } from "./community-desk/desk-view.tsx";

const community = communities.PLANTEL;

export const meta: MetaFunction = () => [
  { title: pageTitle("Administração do Plantel") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("plantelAdmin", args);
  return json({ desk: await loadCommunityAdmin(deps, viewer, community), operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("plantelAdmin", args);
  const actor = { viewer, requestId: context.requestId };
  return handleForm<DeskField>(args.request, communityDeskForms(deps, actor, community), {
    "invalid-notification-link": "link",
  });
}

/** Plantel's admins. */
export default function PlantelAdmin() {
  return <CommunityAdmin community={community} {...useLoaderData<typeof loader>()} />;
}
