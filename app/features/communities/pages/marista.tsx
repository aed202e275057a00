import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { campaigns } from "#app/platform/access/campaign.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadOwnChallengeAdmin } from "../services/own-community.server.ts";
import { ChallengeAdmin, challengeAdminMeta } from "./community-challenge-desk/challenge-desk-view.tsx";
import {
  deskLook,
  handleChallengeDesk,
} from "./community-challenge-desk/community-challenge-desk-action.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => challengeAdminMeta(data);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("maristaHome", args);
  const opened = await loadOwnChallengeAdmin(deps, viewer, campaigns.MARISTA.code, deskLook(args.request));
  return json({ ...opened, operation: deps.newId() });
}

export function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("maristaHome", args);
  return handleChallengeDesk(args.request, deps, actor, campaigns.MARISTA.code);
}

/** Marista's admins, at their own address. */
export default function MaristaHome() {
  return <ChallengeAdmin {...useLoaderData<typeof loader>()} />;
}
