import {
  type ActionFunctionArgs,
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import serifFont from "#app/styles/fonts/farol-serif-400-normal.woff2?url";
import { isBlockId } from "../domain/block-ids.ts";
import { notebookPaths } from "../paths.ts";
import { loadNotebook } from "../services/load-notebook.server.ts";
import { ContentsEditor } from "./notebook/contents.tsx";
import { placeForms } from "./notebook/notebook-action.server.ts";
import { SectionToRead } from "./notebook/section-to-read.tsx";
import { useKeptPlace } from "./notebook/use-kept-place.ts";

export const meta = unlistedMeta<typeof loader>((data) => data?.title ?? "Caderno");

export const links: LinksFunction = () => [
  { rel: "preload", href: serifFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const asked = new URL(args.request.url).searchParams.get("secao");
  const opened = { id: args.params.notebookId ?? "", asked: isBlockId(asked) ? asked : null };
  return json(await loadNotebook(deps, schoolActor(viewer, args.params, context.requestId), opened));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, placeForms(deps, actor, args.params.notebookId ?? ""));
}

export default function Notebook() {
  const notebook = useLoaderData<typeof loader>();
  const { title, contents, current, mayWrite, id } = notebook;
  const { schoolId = "" } = useParams();
  const section = contents[current];
  const userId = useViewer()?.id ?? "";
  const address = notebookPaths.notebook(schoolId, id);
  useKeptPlace({ userId, address, section: section?.id ?? null, lastBlock: notebook.lastBlock });
  return (
    <div className="page-width py-3 sm:py-5">
      <div className="flex items-center justify-between gap-3 no-print">
        <TextLink look="alone" to={notebookPaths.notebooks(schoolId)}>
          <Icon as={ChevronLeft} size={18} />
          Cadernos
        </TextLink>
        {mayWrite && (
          <ButtonLink to={notebookPaths.edit(schoolId, id)} look="secondary">
            Editar
          </ButtonLink>
        )}
      </div>
      <PageHeading>{title}</PageHeading>
      {section ? (
        <div className="mt-3 lg:grid lg:grid-cols-[15rem_minmax(0,42.5rem)] lg:gap-8">
          <ContentsEditor {...{ schoolId, notebook }} />
          <SectionToRead {...{ schoolId, userId, notebook, section }} />
        </div>
      ) : (
        <Empty>Este caderno ainda não tem seções para ler.</Empty>
      )}
    </div>
  );
}
