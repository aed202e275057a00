import { useState } from "react";
import { TRAINING, TrainingChoice } from "#app/features/bank/components/training-choice.tsx";
import { listPaths } from "#app/features/lists/paths.ts";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import { assessmentPaths } from "../../../paths.ts";
import type { LoadedSources } from "../../../services/making/load-sources.server.ts";
import { type SourceProps, SourceWaiting } from "./exam-source.tsx";

/** Questions drawn for the shape of a real exam, or for a blueprint of one's own. */
export function BlueprintSource({ schoolId, room, isBusy, onAdd }: SourceProps) {
  const { data, failed, again } = useRouteData<LoadedSources>(assessmentPaths.sources(schoolId));
  const [chosen, setChosen] = useState("");
  const [training, setTraining] = useState<boolean | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  if (!data) return <SourceWaiting {...{ failed, again }} />;
  const blueprint = data.blueprints.find(({ query }) => query === chosen) ?? data.blueprints[0];
  const query = new URLSearchParams(blueprint?.query);
  const completes = training ?? query.get(TRAINING) === "sim";
  async function draw(): Promise<void> {
    if (completes) query.set(TRAINING, "sim");
    else query.delete(TRAINING);
    const sortear = query.toString();
    setDrawing(true);
    const drawn = await readRoute<{ codes: string[] }>(assessmentPaths.sources(schoolId, { sortear }));
    setDrawing(false);
    if (!drawn) toast("Não deu para sortear agora. Confira a rede e tente de novo.", "error");
    else if (drawn.codes.length === 0) toast("O banco não tem questões para este modelo.");
    else onAdd({ questoes: drawn.codes.join() });
  }
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (blueprint) void draw();
      }}
    >
      <SelectField
        label="Modelo"
        hint={blueprint?.summary}
        value={blueprint?.query ?? ""}
        options={data.blueprints.map(({ name, query }) => ({ value: query, label: name }))}
        onChange={({ target }) => {
          setChosen(target.value);
          setTraining(null);
        }}
      />
      <TrainingChoice key={blueprint?.query} chosen={completes} onChoose={setTraining} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" pending={isBusy || isDrawing} disabled={room < 1}>
          Sortear e acrescentar
        </Button>
        <ButtonLink look="quiet" to={listPaths.generator()}>
          Fazer um modelo no Gerador
        </ButtonLink>
      </div>
    </form>
  );
}
