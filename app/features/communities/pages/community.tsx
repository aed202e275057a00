import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { campaignTexts, LONGEST_MESSAGE } from "#app/platform/access/campaign.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm, outcomeOf } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { communityPages } from "../paths.ts";
import { loadCommunity, readOwnCommunity } from "../services/own-community.server.ts";
import { requestToJoin } from "../services/request-campaign.server.ts";
import { AboutCommunity } from "./community/about-community.tsx";
import { shiftForms } from "./community/community-action.server.ts";
import { CommunityHome } from "./community/community-home.tsx";
import { memberTexts } from "./community/member-texts.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: data?.community.name ?? "Comunidade",
    description: data?.community.lead ?? "",
    canonical: data?.canonical,
  });

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const code = args.params.communityCode ?? "";
  const opened = await loadCommunity(deps, viewer, code);
  return json({ ...opened, canonical: deps.publicUrl() + communityPages(code).page });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const community = await readOwnCommunity(deps, args.params.communityCode ?? "");
  return handleForm<"message">(args.request, {
    ...shiftForms(deps, viewer, community),
    ask: async (form) => {
      const message = form.text("message", LONGEST_MESSAGE).trim() || campaignTexts(community.name).greeting;
      return outcomeOf(await requestToJoin(deps, viewer, community, message));
    },
  });
}

/** A community that the team made: what it is, and for its people what is theirs. */
export default function CommunityPage() {
  const opened = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm<"message">();
  const message = <FormMessage of={form} earlier={memberTexts.get(search.get("feito"))} className="mt-4" />;
  const { inside } = opened;
  return inside ? (
    <CommunityHome opened={opened} inside={inside} message={message} />
  ) : (
    <AboutCommunity {...opened} form={form} message={message} />
  );
}
