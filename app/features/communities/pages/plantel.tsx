import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { campaigns } from "#app/platform/access/campaign.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleCommunity, openCommunity } from "./community/community-action.server.ts";
import { CommunityView, communityMeta } from "./community/community-view.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => communityMeta(data);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  return openCommunity(args.request, deps, viewer, campaigns.PLANTEL.code);
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleCommunity(args.request, deps, viewer, campaigns.PLANTEL.code);
}

/** The community of volunteers, at its own address. */
export default function Plantel() {
  return <CommunityView opened={useLoaderData<typeof loader>()} />;
}
