import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { isEssayExam } from "../domain/essay-exams.ts";
import { essayPaths } from "../paths.ts";
import { loadEssays } from "../services/load-essays.server.ts";
import { OwnEssays } from "./essays/own-essays.tsx";
import { ThemeList } from "./essays/theme-list.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: "Redação",
    description:
      "Temas inéditos com textos motivadores para ENEM, ITA, IME, Fuvest e escolas militares, e uma folha de 30 linhas para escrever.",
    canonical: data?.canonical,
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const asked = new URL(args.request.url).searchParams.get("prova");
  const opened = await loadEssays(deps, viewer, isEssayExam(asked) ? asked : null);
  const canonical = new URL(essayPaths.essays(), args.request.url).href;
  return json({ ...opened, canonical }, viewer ? undefined : { headers: publicHeaders });
}

/** One's own essays, then themes to write on. */
export default function Essays() {
  const { drafts, waiting, returned, trend, themes, exam, now } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-[57.5rem] py-6">
      <PageHeading>Redação</PageHeading>
      <p className="mt-1 text-muted">
        Escolha um tema e escreva na folha de 30 linhas, ou fotografe a sua. O que você escreve, só você vê
        até entregar.
      </p>
      <OwnEssays drafts={drafts} waiting={waiting} returned={returned} trend={trend} now={now} />
      <ThemeList themes={themes} exam={exam} />
    </div>
  );
}
