import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { assessmentPaths } from "../../paths.ts";
import type { AssessmentInMaking } from "../../services/making/load-making.server.ts";
import { AudienceSearch, type FoundPerson } from "./audience-search.tsx";

/** Colleagues who make and mark it, too. */
export function ColleaguesForm({ assessment }: { assessment: AssessmentInMaking }) {
  const { id, school } = assessment;
  const [people, setPeople] = useState<readonly FoundPerson[]>(assessment.teachers);
  const form = useForm({ intents: ["share"] });
  function put(next: readonly FoundPerson[]): void {
    setPeople(next);
    const data = new FormData();
    data.set("intent", "share");
    data.set("avaliacao", id);
    for (const person of next) data.append("pessoa", person.id);
    form.submit(data, { method: "post", action: assessmentPaths.create(school.id) });
  }
  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium">
        <Icon as={ChevronRight} size={18} className="shrink-0 transition-transform group-open:rotate-90" />
        <span>
          Equipe (
          {people.length === 0
            ? "só você e os professores das turmas"
            : people.map(({ name }) => name).join(", ")}
          )
        </span>
      </summary>
      <ul>
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-2">
            {person.name}
            <Button
              look="quiet"
              aria-label={`Tirar ${person.name} da equipe`}
              onClick={() => put(people.filter((each) => each !== person))}
            >
              Tirar
            </Button>
          </li>
        ))}
      </ul>
      <AudienceSearch
        schoolId={school.id}
        assessmentId={id}
        who="equipe"
        label="Buscar colega"
        chosen={people.map((each) => each.id)}
        onChoose={(person) => put([...people, person])}
      />
      <FormMessage of={form} />
    </details>
  );
}
