import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { communities } from "#app/domain/communities/community.ts";
import { openCommunityDesk } from "#app/services/communities/open-community-desk.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { communityDeskForms, type DeskField } from "./community-desk/community-desk-action.server.ts";
import { CommunityDesk } from "./community-desk/desk-view.tsx";

const community = communities.PLANTEL;

export const meta: MetaFunction = () => [
  { title: pageTitle("Administração do Plantel") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("plantelAdmin", args);
  return json({ desk: await openCommunityDesk(deps, viewer, community), operation: deps.newId() });
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
  return <CommunityDesk community={community} {...useLoaderData<typeof loader>()} />;
}
