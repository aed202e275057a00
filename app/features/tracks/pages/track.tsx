import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { formatDuration } from "#app/platform/time/format-duration.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { trackPaths } from "../paths.ts";
import { openTrack } from "../services/open-track.server.ts";
import { SubtopicLine } from "./track/subtopic-line.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Trilha ${data.title}` : "Trilhas") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await openTrack(deps, viewer, args.params.trackCode ?? ""));
}

/** The map: where I am, what is next, how long it takes (decision 044). */
export default function Track() {
  const { code, title, summary, exam, subject, map } = useLoaderData<typeof loader>();
  const { next, percent, minutesLeft } = map;
  return (
    <div className="page-width max-w-[42.5rem] py-4">
      <Link
        to={trackPaths.tracks()}
        className="inline-flex min-h-11 items-center gap-1 font-medium text-link"
      >
        <Icon as={ChevronLeft} size={18} />
        Trilhas
      </Link>
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="mt-1 text-muted">
        {exam} · {subject} · {percent}% feita
        {next && <> · faltam cerca de {formatDuration(60 * minutesLeft)}</>}
      </p>
      <p className="mt-2">{summary}</p>
      {next ? (
        <div className="card mt-4 flex flex-wrap items-center justify-between gap-3 bg-primary-soft p-4">
          <p>
            <span className="block font-semibold">{next.title}</span>
            <span className="text-sm">
              passo {next.step} de {next.steps}, {next.minutes} min
            </span>
          </p>
          <ButtonLink to={trackPaths.subtopic(code, next.subtopic, next.step)}>
            {percent > 0 ? "Continuar" : "Começar"}
          </ButtonLink>
        </div>
      ) : (
        <p className="card mt-4 p-4">Você terminou esta trilha. O que esfriar com o tempo aparece aqui.</p>
      )}
      {map.units.map((unit) => (
        <section key={unit.title} aria-labelledby={`unidade-${unit.subtopics[0]?.code}`} className="mt-8">
          <h2 id={`unidade-${unit.subtopics[0]?.code}`} className="text-lg font-semibold">
            {unit.title}
          </h2>
          <SubtopicLine track={code} subtopics={unit.subtopics} />
        </section>
      ))}
    </div>
  );
}
