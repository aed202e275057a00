import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { communityPages } from "../paths.ts";
import { loadOwnAdmin, readOwnCommunity } from "../services/own-community.server.ts";
import {
  communityDeskForms,
  type DeskField,
  peopleForms,
} from "./community-desk/community-desk-action.server.ts";
import { CommunityPeople } from "./community-desk/community-people.tsx";
import { CommunityAdmin } from "./community-desk/desk-view.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(`Administração: ${data?.community.name ?? "comunidade"}`) },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const opened = await loadOwnAdmin(deps, viewer, args.params.communityCode ?? "");
  return json({ ...opened, operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("signedIn", args);
  const community = await readOwnCommunity(deps, args.params.communityCode ?? "");
  const actor = { viewer, requestId: context.requestId };
  const forms = { ...communityDeskForms(deps, actor, community), ...peopleForms(deps, actor, community) };
  return handleForm<DeskField>(args.request, forms, { "invalid-notification-link": "link" });
}

/** The admins of a community of the team's. */
export default function OwnCommunityAdmin() {
  const { community, desk, people, operation } = useLoaderData<typeof loader>();
  return (
    <CommunityAdmin
      {...{ community, desk, operation }}
      actions={
        community.modules.includes("challenge") && (
          <ButtonLink to={communityPages(community.code).challengeAdmin} look="secondary">
            Administrar o desafio
          </ButtonLink>
        )
      }
    >
      <CommunityPeople people={people} />
    </CommunityAdmin>
  );
}
