import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { TextDifference } from "../components/text-difference.tsx";
import { essayPaths } from "../paths.ts";
import { loadEssayVersions } from "../services/load-essay-versions.server.ts";

export const meta = unlistedMeta("Versões da redação");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const id = (args.params.essayId ?? "").slice(0, 64);
  return json({ id, ...(await loadEssayVersions(deps, viewer, id)) });
}

/** Former texts with what changed from one to the next; any can be copied back. */
export default function EssayVersions() {
  const { id, title, versions } = useLoaderData<typeof loader>();
  const devices = new Set(versions.map(({ device }) => device));
  return (
    <div className="page-width max-w-[45rem] py-6">
      <TextLink look="alone" to={essayPaths.essay(id)}>
        ‹ Folha
      </TextLink>
      <PageHeading className="mt-1">Versões</PageHeading>
      <p className="mt-1 text-muted">
        {title} · {plural(versions.length, "versão", "versões")}
        {devices.size > 1 && `, de ${devices.size} aparelhos`}. Riscado: saiu. Sublinhado: entrou. Só você vê.
      </p>
      {versions.map(({ revision, text, words, at }, index) => (
        <details key={revision} open={index === 0} className="mt-3 border-b border-line pb-3">
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            {index === 0 ? "Agora" : formatDateTime(at)}
            <span className="font-normal text-muted"> · {plural(words, "palavra", "palavras")}</span>
          </summary>
          <Card className="">
            <TextDifference was={versions[index + 1]?.text ?? ""} is={text} />
          </Card>
        </details>
      ))}
    </div>
  );
}
