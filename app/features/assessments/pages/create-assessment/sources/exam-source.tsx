import { useState } from "react";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { assessmentPaths } from "../../../paths.ts";
import type { LoadedSources } from "../../../services/making/load-sources.server.ts";

/** What a source gives to the panel; nothing while `isBusy`. */
export type SourceProps = {
  schoolId: string;
  room: number;
  isBusy: boolean;
  onAdd: (query: Record<string, string>) => void;
};

/** Shown in a source's place until what it offers is here. */
export function SourceWaiting({ failed, again }: { failed: boolean; again: () => void }) {
  if (!failed) return <p className="mt-3 text-muted">Carregando…</p>;
  return (
    <p className="mt-3">
      Não deu para carregar agora.{" "}
      <Button look="quiet" onClick={again}>
        Tentar de novo
      </Button>
    </p>
  );
}

/** A whole past exam, in its booklet's order. */
export function ExamSource({ schoolId, room, isBusy, onAdd }: SourceProps) {
  const [code, setCode] = useState("");
  const [chosen, setChosen] = useState("");
  const address = assessmentPaths.sources(schoolId, { instituicao: code });
  const { data, failed, again } = useRouteData<LoadedSources>(address);
  const [institutions, setInstitutions] = useState<LoadedSources["institutions"]>([]);
  if (data && institutions.length === 0 && data.institutions.length > 0) setInstitutions(data.institutions);
  const exams = data?.exams ?? [];
  const exam = exams.find(({ place }) => place === chosen) ?? exams[0];
  if (!data && institutions.length === 0) return <SourceWaiting {...{ failed, again }} />;
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (exam) onAdd({ prova: exam.place });
      }}
    >
      <SelectField
        label="Instituição"
        value={code}
        options={[{ value: "", label: "Escolher" }, ...institutions]}
        onChange={({ target }) => setCode(target.value)}
      />
      {code !== "" && !data && <SourceWaiting {...{ failed, again }} />}
      {exam && (
        <>
          <SelectField
            label="Prova"
            value={exam.place}
            options={exams.map(({ place, name }) => ({ value: place, label: name }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button type="submit" look="secondary" pending={isBusy} disabled={room < 1}>
            Acrescentar {plural(exam.questions, "questão", "questões")}
          </Button>
        </>
      )}
    </form>
  );
}
