import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatShare, plural } from "#app/platform/text/format.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { levelsInNumbers } from "../domain/grading/grading-words.ts";
import { gradingPaths } from "../paths.ts";
import { loadCalibrations } from "../services/grading/calibrate.server.ts";
import { platformGrader } from "../services/grading/essay-grader.ts";

export const meta = unlistedMeta("Calibração de corretores");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("essayGrading", args);
  return json(await loadCalibrations(deps, platformGrader(viewer)));
}

/** Returned essays to read against their grade, and how far the grader's readings lie from it. */
export default function Calibrations() {
  const { all, essays } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title="Calibração de corretores"
      back={{ to: gradingPaths.queue(), name: "Correção de redações" }}
      facts={
        all
          ? `${plural(all.essays, "redação lida", "redações lidas")}: distância média de ${levelsInNumbers(all.levels)}; ${formatShare(all.near)} das competências até um nível da referência.`
          : "Leia redações que já voltaram e compare os seus níveis com os de referência. Não muda nota nenhuma."
      }
    >
      {essays.length === 0 && (
        <Empty>Nenhuma redação de calibração ainda: quem coordena as marca depois que voltam ao autor.</Empty>
      )}
      <ul className="mt-4 divide-y divide-line">
        {essays.map(({ num, code, theme, words, distance }) => (
          <li key={num}>
            <Link
              to={gradingPaths.calibration(num)}
              className="flex min-h-16 flex-wrap items-center gap-x-4 py-2 no-underline hover:bg-inset"
            >
              <span className="min-w-0 grow basis-64 font-medium text-link">
                Redação {code.toUpperCase()} · {theme}
              </span>
              <span className="text-sm text-muted">
                {distance
                  ? `lida; distância média: ${levelsInNumbers(distance.levels)}`
                  : `para ler, ${plural(words, "palavra", "palavras")}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SchoolFrame>
  );
}
