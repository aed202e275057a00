import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { campaigns } from "#app/platform/access/campaign.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadOwnAdmin } from "../services/own-community.server.ts";
import { handleDesk } from "./community-desk/community-desk-action.server.ts";
import { CommunityAdmin, communityAdminMeta } from "./community-desk/desk-view.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => communityAdminMeta(data);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("plantelAdmin", args);
  return json({ ...(await loadOwnAdmin(deps, viewer, campaigns.PLANTEL.code)), operation: deps.newId() });
}

export function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("plantelAdmin", args);
  return handleDesk(args.request, deps, actor, campaigns.PLANTEL.code);
}

/** Plantel's admins, at their own address. */
export default function PlantelAdmin() {
  return <CommunityAdmin {...useLoaderData<typeof loader>()} />;
}
