import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { campaignTexts } from "#app/platform/access/campaign.ts";
import { communities, isMemberOf } from "#app/platform/access/community.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm, outcomeOf } from "#app/platform/forms/pages/handle-form.server.ts";
import { textMeta } from "#app/platform/page/components/page-meta.ts";
import { fillText } from "#app/platform/page/domain/site-text.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import text from "#content/site/plantel.md";
import { communityPaths } from "../paths.ts";
import { requestCampaign } from "../services/request-campaign.server.ts";
import { loadVolunteer } from "../services/volunteer.server.ts";
import { shiftForms } from "./community/community-action.server.ts";
import { memberTexts } from "./community/member-texts.ts";
import { AboutPlantel } from "./plantel/about-plantel.tsx";
import { VolunteerPanel } from "./plantel/volunteer-panel.tsx";

const community = communities.PLANTEL;

export const meta: MetaFunction<typeof loader> = ({ data }) => textMeta(data);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const volunteer =
    viewer && isMemberOf(community, viewer) ? await loadVolunteer(deps, viewer, community) : null;
  return publicReply(args.request, communityPaths.plantel(), { volunteer, text: fillText(text) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm(args.request, {
    ...shiftForms(deps, viewer, community),
    ask: async () => {
      const message = campaignTexts(community.name).greeting;
      return outcomeOf(await requestCampaign(deps, viewer, { message, plantel: true }));
    },
  });
}

/** A community of volunteers: what it is, and for its people their shifts. */
export default function Plantel() {
  const { volunteer, text: filled } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm();
  const message = <FormMessage of={form} earlier={memberTexts.get(search.get("feito"))} className="mt-4" />;
  return volunteer ? (
    <VolunteerPanel volunteer={volunteer} message={message} />
  ) : (
    <AboutPlantel text={filled} form={form} message={message} />
  );
}
