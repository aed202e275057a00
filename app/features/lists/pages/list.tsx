import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { PageLinks } from "#app/platform/lists/components/pager.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { unlistedPage } from "#app/platform/page/components/unlisted-meta.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { QuestionLink } from "../components/question-link.tsx";
import { listPaths } from "../paths.ts";
import type { ListItemView } from "../services/list-view.server.ts";
import { loadList } from "../services/load-list.server.ts";
import { DeletedList } from "./list/deleted-list.tsx";
import type { ListField } from "./list/edit-list.tsx";
import { listForms } from "./list/list-action.server.ts";
import { ListHeader } from "./list/list-header.tsx";
import { ListTools } from "./list/list-tools.tsx";
import { OrganizeItems } from "./list/organize-items.tsx";
import { PracticeBar } from "./list/practice-bar.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  if (data.state === "open" && data.list.visibility === "public")
    return pageMeta({
      title: data.list.name,
      description: data.list.description || `Lista com ${data.progress.size} questões para estudar no Farol.`,
      canonical: data.canonical,
    });
  const name = data.state === "deleted" ? "Lista apagada" : data.list.name;
  return unlistedPage(name);
};

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { searchParams } = new URL(args.request.url);
  const id = args.params.listId ?? "";
  const page = Math.min(20, Math.max(1, Number(searchParams.get("pagina")) || 1));
  const opened = await loadList(deps, viewer, { id, page: Math.floor(page) });
  const canonical = new URL(listPaths.list(id), args.request.url).href;
  const part = searchParams.get("parte");
  return json({ ...opened, id, canonical, part, signedIn: viewer !== null });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm(args.request, listForms(deps, viewer, args.params.listId ?? ""), {
    "list-name": "nome",
    "list-description": "descricao",
    "list-tags": "etiquetas",
    "list-heading": "titulo",
    "list-contact": null,
    "email-unconfirmed": null,
  });
}

/** Each part is an address: it works without scripts. */
export default function List() {
  const data = useLoaderData<typeof loader>();
  const form = usePageForm<ListField>();
  const { id } = data;
  if (data.state === "deleted") return <DeletedList list={data} form={form} />;
  const own = data.state === "open" && data.list.own;
  const organizing = own && data.part === "organizar";
  return (
    <div className="page-width max-w-[57.5rem] py-4 sm:py-6">
      <TextLink look="alone" to={listPaths.lists()}>
        ‹ Listas
      </TextLink>
      <ListHeader data={data} />
      <FormMessage of={form} withProblems={data.part !== "editar"} className="mt-3" />
      {data.state === "open" && (
        <ListTools
          list={data.list}
          part={data.part}
          signedIn={data.signedIn}
          canonical={data.canonical}
          form={form}
        />
      )}
      {data.state === "automatic" && data.items.length > 0 && (
        <ButtonLink look="secondary" to={listPaths.print(id)} className="no-print mt-4">
          Imprimir
        </ButtonLink>
      )}
      {data.items.length === 0 && (
        <Empty>
          {data.state === "automatic"
            ? "Nada por aqui: responda a questões, e as que você errar aparecem nesta lista."
            : "Esta lista está vazia. Guarde questões com o botão Salvar de cada cartão."}
        </Empty>
      )}
      {organizing ? (
        <OrganizeItems items={data.items} form={form} />
      ) : (
        <ListItems items={data.items} marked={data.state === "open"} />
      )}
      <ListPages id={id} page={data.page} pages={data.pages} part={organizing ? "organizar" : null} />
      {!organizing && data.part !== "editar" && <PracticeBar practice={data.practice} />}
    </div>
  );
}

/** `marked`: with whether each was right; in an automatic list that is known. */
function ListItems({ items, marked }: { items: readonly ListItemView[]; marked: boolean }) {
  return (
    <ol className="mt-4 space-y-3">
      {items.map(({ item, heading, question }) => (
        <li key={item}>
          {heading !== null && <h2 className="pt-3 text-lg font-semibold break-words">{heading}</h2>}
          {question && <QuestionLink question={marked ? question : { ...question, correct: null }} />}
          {heading === null && !question && (
            <p className="card p-4 text-muted">Esta questão foi retirada do acervo.</p>
          )}
        </li>
      ))}
    </ol>
  );
}

type Props = { id: string; page: number; pages: number; part: string | null };

function ListPages({ id, page, pages, part }: Props) {
  const at = (pagina: number) => listPaths.list(id, { parte: part, pagina });
  if (pages === 1) return null;
  return (
    <PageLinks previous={page > 1 ? at(page - 1) : null} next={page < pages ? at(page + 1) : null}>
      <span className="text-muted">
        Página {page} de {pages}
      </span>
    </PageLinks>
  );
}
