import { SolutionHelp, type SolutionHelpData } from "#app/components/questions/solution-help.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import { questionPaths } from "#app/paths/questions.ts";

/** Loaded after the answer. */
export function LoadedHelp({ code }: { code: string }) {
  const { data, failed, again } = useRouteData<SolutionHelpData>(
    questionPaths.requestSolution(code),
    "pages/questions/request-solution",
  );
  if (data) return <SolutionHelp help={data} comments="#comentarios" />;
  return failed ? (
    <p role="alert" className="text-muted">
      Não deu para buscar as parecidas com resolução.
      <Button look="quiet" onClick={again} className="!px-2">
        Tentar de novo
      </Button>
    </p>
  ) : (
    <p className="appear-late text-muted">Buscando…</p>
  );
}
