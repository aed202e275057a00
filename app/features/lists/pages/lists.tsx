import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Dices, ListPlus } from "lucide-react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading, Toolbar } from "#app/platform/ui/components/part.tsx";
import { listPaths } from "../paths.ts";
import { unfollowGone } from "../services/follow-list.server.ts";
import { type ListsQuery, type ListsTab, loadLists } from "../services/load-lists.server.ts";
import { FollowedTab } from "./lists/followed-tab.tsx";
import { ListTabs } from "./lists/list-tabs.tsx";
import { OwnTab } from "./lists/own-tab.tsx";
import { PublicTab } from "./lists/public-tab.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: "Listas de questões",
        description: "Listas de questões de vestibular para estudar, seguir e compartilhar no Farol.",
        canonical: data.canonical,
      })
    : [];

const tabs: readonly ListsTab[] = ["minhas", "seguidas", "descobrir"];

function readQuery(request: Request, signedIn: boolean): ListsQuery {
  const sent = sentForm(new URL(request.url).searchParams);
  return {
    tab: signedIn ? (sent.oneOf("aba", tabs) ?? "minhas") : "descobrir",
    text: sent.text("q", 120).trim(),
    tag: sent.text("etiqueta", 60).trim(),
    order: sent.text("ordem") === "novas" ? "newest" : "followed",
    after: sent.whole("apos"),
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const query = readQuery(args.request, viewer !== null);
  const canonical = new URL(listPaths.lists(), args.request.url).href;
  return json({ ...(await loadLists(deps, viewer, query)), query, canonical, signedIn: viewer !== null });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm(args.request, {
    drop: async (form) => {
      await unfollowGone(deps, viewer, form.whole("lista") ?? 0);
      return { done: true, message: "Tirada das seguidas." };
    },
  });
}

export default function Lists() {
  const data = useLoaderData<typeof loader>();
  const { query, signedIn } = data;
  const form = usePageForm();
  return (
    <div className="page-width max-w-[57.5rem] py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading>Listas</PageHeading>
        <Toolbar className="">
          <ButtonLink to={listPaths.generator()} look="secondary">
            <Icon as={Dices} size={18} />
            Gerar lista
          </ButtonLink>
          <ButtonLink to={listPaths.create()} rel="nofollow">
            <Icon as={ListPlus} size={18} />
            Nova lista
          </ButtonLink>
        </Toolbar>
      </div>
      {signedIn && <ListTabs tab={query.tab} />}
      <FormMessage of={form} className="mt-4" />
      {query.tab === "minhas" && <OwnTab own={data.own} automatic={data.automatic} />}
      {query.tab === "seguidas" && <FollowedTab followed={data.followed} form={form} />}
      {query.tab === "descobrir" && (
        <PublicTab found={data.found} tags={data.tags} next={data.next} query={query} />
      )}
    </div>
  );
}
