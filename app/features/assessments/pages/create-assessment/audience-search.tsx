import { useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { assessmentPaths } from "../../paths.ts";

export type FoundPerson = { id: string; name: string };
type Props = {
  schoolId: string;
  assessmentId: string;
  who: "estudantes" | "equipe";
  label: string;
  chosen: readonly string[];
  onChoose: (person: FoundPerson) => void;
};

/** People by name, to be added. */
export function AudienceSearch({ schoolId, assessmentId, who, label, chosen, onChoose }: Props) {
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const { data } = useRouteData<{ people: FoundPerson[] }>(
    asked === null
      ? null
      : assessmentPaths.people(schoolId, { avaliacao: assessmentId, quem: who, q: asked }),
  );
  const people = (data?.people ?? []).filter(({ id }) => !chosen.includes(id));
  return (
    <>
      <form
        className="flex max-w-md items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(text.trim());
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField label={label} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <Button type="submit" look="secondary">
          Buscar
        </Button>
      </form>
      <p role="status" className="text-sm text-muted">
        {data && people.length === 0 && "Ninguém mais com esse nome."}
      </p>
      <p className="flex flex-wrap gap-1">
        {people.map((person) => (
          <Button key={person.id} look="quiet" onClick={() => onChoose(person)}>
            + {person.name}
          </Button>
        ))}
      </p>
    </>
  );
}
