import { useState } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { AudienceSearch, type FoundPerson } from "../audience-search.tsx";

type Props = { schoolId: string; formId: string; chosen: readonly FoundPerson[] };

/** Single students, sent with the form beside it. */
export function TaskStudents({ schoolId, formId, chosen }: Props) {
  const [people, setPeople] = useState<readonly FoundPerson[]>(chosen);
  return (
    <details className="mt-4 max-w-2xl" open={chosen.length > 0}>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">
        Estudantes por nome ({people.length})
      </summary>
      <ul>
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-2">
            {person.name}
            <input type="hidden" name="pessoa" value={person.id} form={formId} />
            <Button
              look="quiet"
              aria-label={`Tirar ${person.name}`}
              onClick={() => setPeople(people.filter((each) => each !== person))}
            >
              Tirar
            </Button>
          </li>
        ))}
      </ul>
      <div className="needs-scripts">
        <AudienceSearch
          schoolId={schoolId}
          assessmentId=""
          who="estudantes"
          label="Buscar estudante"
          chosen={people.map((each) => each.id)}
          onChoose={(person) => setPeople([...people, person])}
        />
      </div>
    </details>
  );
}
