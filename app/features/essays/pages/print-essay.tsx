import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import sheetStyles from "#app/styles/essay-sheet.css?url";
import { SheetText } from "../components/sheet-text.tsx";
import { essayExams } from "../domain/essay-exams.ts";
import { essayPaths } from "../paths.ts";
import { loadEssay } from "../services/load-essay.server.ts";

export const meta = unlistedMeta<typeof loader>((data) => `Imprimir: ${data?.essay.title ?? "redação"}`);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheetStyles }];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadEssay(deps, viewer, (args.params.essayId ?? "").slice(0, 64)));
}

/** The sheet on A4, or the photographs; a blank one to write on by hand while nothing is written. */
export default function PrintEssay() {
  const { essay, photos } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-[45rem] py-6 print:p-0">
      <div className="no-print mb-4 flex flex-wrap items-center gap-3">
        <Link
          to={essayPaths.essay(essay.id)}
          className="mr-auto inline-flex min-h-11 items-center font-medium text-link"
        >
          ‹ Folha
        </Link>
        <Button className="needs-scripts" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      <h1 className="text-xl font-bold">{essay.title}</h1>
      <p className="mb-3 text-sm text-muted">{essayExams[essay.exam].name} · Folha de redação</p>
      {essay.way === "photos" || (essay.text === "" && photos.length > 0) ? (
        photos.map((photo, index) => (
          <img
            key={photo.id}
            src={essayPaths.photo(essay.id, photo.id)}
            alt={`Folha ${index + 1} de ${photos.length}`}
            className="mb-4 w-full break-inside-avoid bg-white"
          />
        ))
      ) : (
        <SheetText text={essay.text} blank />
      )}
    </div>
  );
}
