import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { communityPages, ownCommunityPaths } from "../paths.ts";
import { handleCommunity, openCommunity } from "./community/community-action.server.ts";
import { CommunityView, communityMeta } from "./community/community-view.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => communityMeta(data);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const code = args.params.communityCode ?? "";
  const { page } = communityPages(code);
  if (page !== ownCommunityPaths.community(code)) throw redirectFor(page);
  return openCommunity(args.request, deps, viewer, code);
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleCommunity(args.request, deps, viewer, args.params.communityCode ?? "");
}

/** A community; those of R-ACCESS-4 have addresses of their own. */
export default function CommunityPage() {
  return <CommunityView opened={useLoaderData<typeof loader>()} />;
}
