import {
  type ActionFunctionArgs,
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight, List } from "lucide-react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { isBlockId } from "#app/domain/notebooks/block-ids.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import { openNotebook } from "#app/services/notebooks/open-notebook.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import serifFont from "#app/styles/fonts/farol-serif-400-normal.woff2?url";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { Contents } from "./notebook/contents.tsx";
import { placeForms } from "./notebook/notebook-action.server.ts";
import { BlockInText } from "./notebook/read-block.tsx";
import { useKeptPlace } from "./notebook/use-kept-place.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.title ?? "Caderno") },
  { name: "robots", content: "noindex" },
];

export const links: LinksFunction = () => [
  { rel: "preload", href: serifFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const asked = new URL(args.request.url).searchParams.get("secao");
  const opened = { id: args.params.notebookId ?? "", asked: isBlockId(asked) ? asked : null };
  return json(await openNotebook(deps, schoolActor(viewer, args.params, context.requestId), opened));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const { schoolId = "", notebookId = "" } = args.params;
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, placeForms(deps, actor, { schoolId, notebookId }));
}

export default function Notebook() {
  const notebook = useLoaderData<typeof loader>();
  const { title, contents, current, blocks, mayWrite, id } = notebook;
  const { schoolId = "" } = useParams();
  const section = contents[current];
  const next = contents[current + 1];
  const done = contents.filter(({ ended }) => ended).length;
  useKeptPlace(notebookPaths.notebook(schoolId, id), section?.id ?? null, notebook.lastBlock);
  return (
    <div className="page-width py-3 sm:py-5">
      <div className="flex items-center justify-between gap-3 no-print">
        <Link
          to={notebookPaths.notebooks(schoolId)}
          className="inline-flex min-h-11 items-center gap-1 font-medium text-link"
        >
          <Icon as={ChevronLeft} size={18} />
          Cadernos
        </Link>
        {mayWrite && (
          <ButtonLink to={notebookPaths.edit(schoolId, id)} look="secondary">
            Editar
          </ButtonLink>
        )}
      </div>
      <h1 className="text-2xl font-bold tracking-tight break-words sm:text-3xl">{title}</h1>
      {section ? (
        <div className="mt-3 lg:grid lg:grid-cols-[15rem_minmax(0,42.5rem)] lg:gap-8">
          <aside className="no-print">
            <div className="flex items-center gap-3" aria-hidden="true">
              <div className="h-1.5 flex-1 overflow-hidden rounded-full bg-inset">
                <div
                  className="h-full bg-primary"
                  style={{ width: `${Math.round((100 * done) / contents.length)}%` }}
                />
              </div>
            </div>
            <p className="mt-1 text-sm text-muted">
              Seção {current + 1} de {contents.length}, {done} {done === 1 ? "lida" : "lidas"}
            </p>
            <details className="mt-2 lg:hidden">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium text-link">
                <Icon as={List} size={18} />
                Sumário
              </summary>
              <Contents {...{ schoolId, notebook }} />
            </details>
            <div className="mt-2 hidden lg:block">
              <Contents {...{ schoolId, notebook }} />
            </div>
          </aside>
          <article className="card mt-3 p-4 sm:p-6 lg:mt-0">
            <h2 className="text-xl font-bold break-words sm:text-2xl">
              {current + 1}. {section.title}
            </h2>
            {!section.shown && (
              <p className="mt-1 text-sm text-muted">Rascunho: só professores veem esta seção.</p>
            )}
            {blocks.map((block) => (
              <BlockInText key={block.id} block={block} schoolId={schoolId} notebookId={id} />
            ))}
            {blocks.length === 0 && <p className="mt-4 text-muted">Esta seção ainda está vazia.</p>}
            <Form method="post" className="mt-8 border-t border-line pt-4 no-print">
              <input type="hidden" name="intent" value="next" />
              <input type="hidden" name="secao" value={section.id} />
              <input type="hidden" name="proxima" value={next?.id ?? ""} />
              <Button type="submit" className="max-w-full">
                <span className="truncate">
                  {next ? `Próxima seção: ${next.title}` : "Terminar o caderno"}
                </span>
                <Icon as={ChevronRight} className="shrink-0" />
              </Button>
            </Form>
          </article>
        </div>
      ) : (
        <p className="card mt-4 p-5 text-muted">Este caderno ainda não tem seções para ler.</p>
      )}
    </div>
  );
}
