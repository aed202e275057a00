import {
  type HeadersFunction,
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ChevronLeft, Printer } from "lucide-react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { OfflineCopyLine } from "#app/platform/offline/components/offline-copy-line.tsx";
import { Article } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import serifFont from "#app/styles/fonts/farol-serif-400-normal.woff2?url";
import { studyFacts } from "../components/study-facts.tsx";
import { materialPaths } from "../paths.ts";
import { type LoadedStudy, loadStudy } from "../services/load-study.server.ts";
import { Preview } from "./material/preview.tsx";
import { studySections } from "./study-material/parts.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: data.title,
        description: data.summary,
        canonical: data.canonical,
        type: "article",
        listed: !data.isDraft,
      })
    : [];

export const links: LinksFunction = () => [
  { rel: "preload", href: serifFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const id = args.params.materialId ?? "";
  const { searchParams, origin } = new URL(args.request.url);
  const study = await loadStudy(deps, viewer, { id, draft: searchParams.has("rascunho") });
  return json({ ...study, canonical: origin + materialPaths.material(id) }, { headers: publicHeaders });
}

/** Back, and what its writers can do. */
function StudyBar({ study }: { study: Pick<LoadedStudy, "id" | "mayWrite" | "isDraft"> }) {
  return (
    <div className="page-width flex flex-wrap items-center justify-between gap-3 pt-3 no-print">
      <TextLink look="alone" to={materialPaths.materials()}>
        <Icon as={ChevronLeft} size={18} />
        Materiais
      </TextLink>
      {study.mayWrite && (
        <ButtonLink to={materialPaths.edit(study.id)} look="secondary">
          Editar
        </ButtonLink>
      )}
      {study.isDraft && (
        <p role="note" className="w-full rounded-control bg-warning-soft px-3 py-2 text-warning">
          Rascunho: só a administração vê esta página.
        </p>
      )}
    </div>
  );
}

/** Subject, kind and date; what can be done with the page. */
function StudyTools({ study }: { study: LoadedStudy }) {
  const viewer = useViewer();
  const { id, subject, institution, publishedAt } = study;
  return (
    <>
      <div className="text-sm text-muted">
        <Dotted>
          <span>{subject.name}</span>
          <span>{studyFacts(study)}</span>
          {institution && <span>{institution}</span>}
          {publishedAt !== null && <span>{formatDate(publishedAt)}</span>}
        </Dotted>
      </div>
      {study.kind === "page" && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 no-print">
          {viewer && !study.isDraft && (
            <OfflineCopyLine place={{ kind: "material", schoolId: "", id }} data={study.parts} />
          )}
          <Button look="quiet" size="tight" className="needs-scripts" onClick={() => window.print()}>
            <Icon as={Printer} size={18} />
            Imprimir
          </Button>
        </div>
      )}
    </>
  );
}

/** A material to read (R-STUDY-3): a page with its questions in place, a file, a video. */
export default function StudyMaterial() {
  const study = useLoaderData<typeof loader>() as LoadedStudy;
  const { id, kind, title, summary, isDraft } = study;
  const query = isDraft ? { rascunho: 1 } : {};
  const addresses = {
    open: materialPaths.file(id, query),
    save: materialPaths.file(id, { ...query, baixar: 1 }),
  };
  return (
    <>
      <StudyBar study={study} />
      {kind === "page" ? (
        <Article
          title={title}
          lead={summary}
          below={<StudyTools study={study} />}
          sections={studySections(study.parts)}
        />
      ) : (
        <div className="page-width max-w-3xl py-6">
          <PageHeading>{title}</PageHeading>
          <p className="mt-2 mb-2 text-lg text-pretty">{summary}</p>
          <StudyTools study={study} />
          <div className="mt-6">
            <Preview addresses={addresses} material={study} />
          </div>
        </div>
      )}
    </>
  );
}
