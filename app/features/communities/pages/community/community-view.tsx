import type { SerializeFrom } from "@remix-run/cloudflare";
import { type MetaDescriptor, useSearchParams } from "@remix-run/react";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { AboutCommunity } from "./about-community.tsx";
import type { openCommunity } from "./community-action.server.ts";
import { CommunityHome } from "./community-home.tsx";
import { memberTexts } from "./member-texts.ts";

type Opened = SerializeFrom<typeof openCommunity>;

/** Nothing but a title where its loader failed. */
export function communityMeta(data: Opened | undefined): MetaDescriptor[] {
  const { name = "Comunidade", lead = "" } = data?.community ?? {};
  return pageMeta({ title: name, description: lead, canonical: data?.canonical });
}

/** What a community is, and for its people what is theirs. */
export function CommunityView({ opened }: { opened: Opened }) {
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
