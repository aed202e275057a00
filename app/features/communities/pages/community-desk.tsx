import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadOwnAdmin } from "../services/own-community.server.ts";
import { handleDesk } from "./community-desk/community-desk-action.server.ts";
import { CommunityAdmin, communityAdminMeta } from "./community-desk/desk-view.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => communityAdminMeta(data);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json({
    ...(await loadOwnAdmin(deps, viewer, args.params.communityCode ?? "")),
    operation: deps.newId(),
  });
}

export function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("signedIn", args);
  return handleDesk(args.request, deps, actor, args.params.communityCode ?? "");
}

/** The admins of a community. */
export default function OwnCommunityAdmin() {
  return <CommunityAdmin {...useLoaderData<typeof loader>()} />;
}
