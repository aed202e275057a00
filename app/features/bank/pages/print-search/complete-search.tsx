import { Form, useSearchParams } from "@remix-run/react";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TRAINING, TrainingChoice } from "../../components/training-choice.tsx";

/** A search with fewer questions of its own than the paper has room for. */
export function CompleteSearch({ own, chosen }: { own: number; chosen: boolean }) {
  const [params] = useSearchParams();
  const some = plural(own, "questão de prova ou autoral", "questões de prova ou autorais");
  const found = own === 0 ? "Nenhuma questão de prova ou autoral" : `Só ${some}`;
  return (
    <Form method="get" className="no-print card mt-4 max-w-xl space-y-3 p-4">
      {[...params].map(
        ([name, value]) => name !== TRAINING && <input key={name} type="hidden" {...{ name, value }} />,
      )}
      <p>{`${found} nesta busca.`}</p>
      <TrainingChoice chosen={chosen} />
      <Button type="submit" look="secondary">
        Atualizar
      </Button>
    </Form>
  );
}
