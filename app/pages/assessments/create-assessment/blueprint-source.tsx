import { useState } from "react";
import { readRoute } from "#app/calls/read-route.ts";
import { TRAINING, TrainingChoice } from "#app/components/questions/training-choice.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { SelectField } from "#app/components/ui/fields.tsx";
import { toast } from "#app/components/ui/toasts.tsx";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import { assessmentPaths } from "#app/paths/assessments.ts";
import { listPaths } from "#app/paths/lists.ts";
import type { OpenedSources } from "#app/services/assessments/open-sources.server.ts";
import { type SourceProps, SourceWaiting } from "./exam-source.tsx";

/** Questions drawn for the shape of a real exam, or for a blueprint of one's own. */
export function BlueprintSource({ schoolId, room, isBusy, onAdd }: SourceProps) {
  const { data, failed, again } = useRouteData<OpenedSources>(assessmentPaths.sources(schoolId));
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
