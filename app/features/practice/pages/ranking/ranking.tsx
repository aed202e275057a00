import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDay } from "#app/platform/time/format-date.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { EVERYBODY } from "../../domain/ranking/boards.ts";
import { isPeriod } from "../../domain/ranking/weeks.ts";
import { loadRanking, type Ranking } from "../../services/ranking/load-ranking.server.ts";
import { updateListing } from "../../services/ranking/update-listing.server.ts";
import { FirstPeople } from "./ranking/first-people.tsx";
import { Listing } from "./ranking/listing.tsx";
import { OwnPlace } from "./ranking/own-place.tsx";
import { RankingTabs } from "./ranking/ranking-tabs.tsx";

export const meta = unlistedMeta("Ranking");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const { text } = sentForm(new URL(args.request.url).searchParams);
  const period = text("periodo", 20);
  const group = text("grupo", 80) || EVERYBODY;
  return json(await loadRanking(deps, viewer, { period: isPeriod(period) ? period : "semana", group }));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm(args.request, {
    leave: async () => {
      await updateListing(deps, viewer, false);
      return { done: true, message: "Você saiu do ranking. Seus pontos continuam com você." };
    },
    return: async () => {
      await updateListing(deps, viewer, true);
      return { done: true, message: "Você voltou ao ranking. O seu lugar aparece na próxima atualização." };
    },
  });
}

export default function RankingPage() {
  const ranking = useLoaderData<typeof loader>();
  const form = usePageForm({ intents: ["leave", "return"] });
  const { period, monday } = ranking;
  return (
    <div className="page-width max-w-2xl py-6">
      <PageHeading>Ranking</PageHeading>
      <p className="mt-1 text-muted">
        {monday === null
          ? "Todos os pontos, desde o começo."
          : `${period === "semana" ? "A semana" : "A semana passada"}, desde segunda-feira, ${formatDay(monday)}.`}
      </p>
      <RankingTabs ranking={ranking} />
      <OwnPlace ranking={ranking} />
      <FastPoints ranking={ranking} />
      <FirstPeople ranking={ranking} />
      <Listing isHidden={ranking.isHidden} foldedAt={ranking.foldedAt} form={form} />
    </div>
  );
}

const when = { semana: " desta semana", anterior: " da semana passada", total: "" } as const;

/** Points that no board counts, and why (decision 079). */
function FastPoints({ ranking }: { ranking: Pick<Ranking, "fastPoints" | "period"> }) {
  const { fastPoints, period } = ranking;
  if (fastPoints === 0) return null;
  const one = fastPoints === 1;
  return (
    <p className="mt-3 rounded-lg border border-line bg-card px-4 py-3 text-sm">
      {`${plural(fastPoints, "ponto", "pontos")}${when[period]} ${one ? "veio" : "vieram"} de respostas mais rápidas que a leitura; ${one ? "ele vale" : "eles valem"} para você, não para o ranking.`}
    </p>
  );
}
