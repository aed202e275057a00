import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { SolutionHelp, type SolutionHelpData } from "../../components/solution-help.tsx";
import { questionPaths } from "../../paths.ts";

/** Loaded after the answer. */
export function LoadedHelp({ code }: { code: string }) {
  const { data, failed, again } = useRouteData<SolutionHelpData>(questionPaths.requestSolution(code));
  if (data) return <SolutionHelp help={data} comments="#comentarios" />;
  return failed ? (
    <p role="alert" className="text-muted">
      Não deu para buscar as parecidas com resolução.
      <Button look="quiet" onClick={again} size="tight">
        Tentar de novo
      </Button>
    </p>
  ) : (
    <p className="appear-late text-muted">Buscando…</p>
  );
}
