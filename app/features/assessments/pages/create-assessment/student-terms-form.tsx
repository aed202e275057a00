import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { assessmentPaths } from "../../paths.ts";
import type { AssessmentInMaking } from "../../services/making/load-making.server.ts";
import { AudienceSearch } from "./audience-search.tsx";
import type { NamedTerms } from "./named-terms.ts";
import { StudentTermsRow } from "./student-terms-row.tsx";

const usual = { extraMinutes: 0, largeText: false, opensAt: null, closesAt: null, moreAttempts: 0 };

/** Single students, and what is different for one of them: for the eyes of staff alone. */
export function StudentTermsForm({ assessment }: { assessment: AssessmentInMaking }) {
  const { id, school, people, classes } = assessment;
  const [terms, setTerms] = useState<readonly NamedTerms[]>(people);
  const form = useForm({ intents: ["terms"] });
  function save(): void {
    const condicoes = JSON.stringify(terms.map(({ name: _, ...each }) => each));
    form.submit(
      { intent: "terms", avaliacao: id, condicoes },
      { method: "post", action: assessmentPaths.create(school.id) },
    );
  }
  const put = (personId: string, change: Partial<NamedTerms>) =>
    setTerms(terms.map((each) => (each.personId === personId ? { ...each, ...change } : each)));
  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium">
        <Icon as={ChevronRight} size={18} className="shrink-0 transition-transform group-open:rotate-90" />
        <span>Estudantes por nome, tempo extra, letra grande, segunda chamada ({terms.length})</span>
      </summary>
      <p className="text-sm text-muted">Só a equipe vê o que é diferente para um estudante.</p>
      <ul className="mt-2 space-y-2">
        {terms.map((each) => (
          <StudentTermsRow
            key={each.personId}
            terms={each}
            onChange={(change) => put(each.personId, change)}
            onRemove={() => setTerms(terms.filter(({ personId }) => personId !== each.personId))}
          />
        ))}
      </ul>
      <AudienceSearch
        schoolId={school.id}
        assessmentId={id}
        who="estudantes"
        label="Buscar estudante"
        chosen={terms.map(({ personId }) => personId)}
        onChoose={(person) =>
          setTerms([
            ...terms,
            { ...usual, personId: person.id, name: person.name, invited: classes.length === 0 },
          ])
        }
      />
      <Button look="secondary" onClick={save} pending={form.pending}>
        Salvar estudantes
      </Button>
      <FormMessage of={form} />
    </details>
  );
}
