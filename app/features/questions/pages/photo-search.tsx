import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ShowPhoto } from "#app/features/assistant/components/show-photo.tsx";
import { READER_MEGABYTES } from "#app/features/bank/domain/photo/photo-search-limits.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AdjustPhoto } from "#app/platform/pictures/pages/adjust-photo.tsx";
import { formatShare } from "#app/platform/text/format.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PageHeading, Toolbar } from "#app/platform/ui/components/part.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { matchPhoto } from "../services/match-photo.server.ts";
import { CheckText } from "./photo-search/check-text.tsx";
import { PhotoResults } from "./photo-search/photo-results.tsx";
import { TakePhoto } from "./photo-search/take-photo.tsx";
import { type PhotoFlow, usePhotoFlow } from "./photo-search/use-photo-flow.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Buscar por foto") },
  {
    name: "description",
    content: "Fotografe uma questão de prova e encontre-a no acervo, com correção e resolução.",
  },
];

/** `texto`: what was read from a photo. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const text = new URL(args.request.url).searchParams.get("texto") ?? "";
  const sees = viewer !== null && deps.assistant.model.sees;
  return json({ text, sees, found: text === "" ? null : await matchPhoto(deps, viewer, text) });
}

function CurrentStep({ flow }: { flow: PhotoFlow }) {
  const { step } = flow;
  switch (step.at) {
    case "take":
      return <TakePhoto onPhoto={flow.open} problem={step.problem} />;
    case "adjust":
      return (
        <AdjustPhoto
          key={`${step.photo.width} ${step.photo.height}`}
          photo={step.photo}
          target="a questão"
          action={step.problem ? "Ler assim mesmo" : "Ler o texto"}
          problem={step.problem}
          onTurn={() => flow.turn(step.photo)}
          onDone={(corners) => flow.adjusted(step.photo, corners, step.problem !== undefined)}
          onRestart={flow.restart}
        />
      );
    case "fetch":
      return (
        <div>
          <p className="max-w-prose">
            O leitor tem {READER_MEGABYTES} MB e fica neste aparelho. A foto não sai daqui.
          </p>
          <Toolbar>
            <Button onClick={() => flow.read(step.photo, step.page)}>Baixar e continuar</Button>
            <Button look="quiet" onClick={flow.restart}>
              Agora não
            </Button>
          </Toolbar>
        </div>
      );
    case "read":
      return (
        <p role="status" className="py-10 text-center text-muted">
          {step.doing}… {step.share > 0 && <span aria-hidden="true">{formatShare(step.share)}</span>}
        </p>
      );
    case "check":
      return <CheckText key={step.read.text} read={step.read} onRestart={flow.restart} />;
  }
}

/** Four steps: photograph, adjust, check the text, find (R-UI-16). */
export default function PhotoSearch() {
  const { text, sees, found } = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const hydrated = useHydrated();
  const flow = usePhotoFlow(text);
  const { step } = flow;
  const shown = step.at === "check" && step.sought !== key ? found : null;
  return (
    <div className="page-width max-w-3xl py-4 sm:py-6">
      <PageHeading className="mb-3">Buscar por foto</PageHeading>
      {shown ? (
        <>
          <PhotoResults {...shown} />
          <details className="mt-2">
            <summary className="min-h-11 cursor-pointer content-center font-medium text-link">
              Corrigir o texto ou tirar outra foto
            </summary>
            <div className="pt-2">
              <CurrentStep flow={flow} />
            </div>
          </details>
        </>
      ) : hydrated || text !== "" ? (
        <CurrentStep flow={flow} />
      ) : (
        <noscript>Ler uma foto precisa de JavaScript. Você pode digitar a questão na busca.</noscript>
      )}
      {sees && step.at === "check" && step.page && (
        <div className="mt-4">
          <ShowPhoto photo={step.page} />
        </div>
      )}
    </div>
  );
}
