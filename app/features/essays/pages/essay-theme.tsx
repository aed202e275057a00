import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { MotivatingTexts } from "../components/motivating-texts.tsx";
import { essayAxes, essayExams } from "../domain/essay-exams.ts";
import { essayPaths } from "../paths.ts";
import { loadEssayTheme } from "../services/load-essay-theme.server.ts";
import { startEssay } from "../services/start-essay.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: data.theme.title,
        description: `Tema de redação para ${essayExams[data.theme.exam].name}, com textos motivadores inéditos: ${data.theme.title}.`,
        canonical: data.canonical,
      })
    : [];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const id = (args.params.themeId ?? "").slice(0, 80);
  const opened = await loadEssayTheme(deps, viewer, id);
  const canonical = new URL(essayPaths.theme(id), args.request.url).href;
  return json({ ...opened, canonical }, viewer ? undefined : { headers: publicHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const themeId = (args.params.themeId ?? "").slice(0, 80);
  return handleForm(args.request, async () =>
    redirectFor(essayPaths.essay(await startEssay(deps, viewer, { themeId, parentId: null }))),
  );
}

/** A theme as an exam prints it, and the way to its sheet. */
export default function EssayTheme() {
  const { theme, draft } = useLoaderData<typeof loader>();
  const form = usePageForm();
  const viewer = useViewer();
  const { name, least } = essayExams[theme.exam];
  return (
    <div className="page-width max-w-[45rem] py-6">
      <TextLink look="alone" to={essayPaths.essays()}>
        ‹ Redação
      </TextLink>
      <PageHeading className="mt-1">{theme.title}</PageHeading>
      <p className="mt-1 text-muted">
        {name} · {essayAxes[theme.axis] ?? theme.axis} · folha de 30 linhas
        {least ? `, ao menos ${least}` : ""}
      </p>
      <FormMessage of={form} className="mt-3" />
      <div className="sticky bottom-0 z-10 -mx-4 my-4 border-y border-line bg-page px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
        {!viewer && (
          <p className="flex flex-wrap items-center gap-3">
            <ButtonLink to="?login=true" rel="nofollow" preventScrollReset className="max-sm:w-full">
              Escrever
            </ButtonLink>
            <span className="text-sm text-muted">Pede login: o rascunho fica guardado para você.</span>
          </p>
        )}
        {viewer && draft && (
          <ButtonLink to={essayPaths.essay(draft)} className="max-sm:w-full">
            Continuar o rascunho
          </ButtonLink>
        )}
        {viewer && !draft && (
          <Form of={form}>
            <Button type="submit" pending={form.pending} className="max-sm:w-full">
              Escrever
            </Button>
          </Form>
        )}
      </div>
      <div className="card p-5 sm:p-8">
        <MotivatingTexts texts={theme.texts} command={theme.command} />
      </div>
    </div>
  );
}
