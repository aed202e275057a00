import { Form, useSearchParams } from "@remix-run/react";
import { auditActions, schoolAuditActions } from "#app/platform/audit/domain/audit-actions.ts";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { schoolPaths } from "../../paths.ts";
import type {
  AuditPerson,
  SchoolAuditPage,
  SchoolAuditQuestion,
} from "../../services/list-school-audit.server.ts";
import { auditParameters } from "./read-audit-question.ts";

const actions = [
  { value: "", label: "Tudo" },
  ...schoolAuditActions.map((value) => ({ value, label: auditActions[value] })),
];

type Props = Pick<SchoolAuditPage, "school" | "who" | "whom"> & { asked: SchoolAuditQuestion };

/** GET form: the address is the filter. */
export function AuditFilters({ school, who, whom, asked }: Props) {
  const { before: _, ...filters } = asked;
  const count = Object.values(filters).filter((value) => value !== "").length;
  return (
    <details open={count > 0} className="mt-3">
      <summary className="inline-flex min-h-11 items-center font-medium text-link">
        {count > 0 ? `Filtros (${count})` : "Filtros"}
      </summary>
      <Form
        role="search"
        aria-label="Filtrar a auditoria"
        action={schoolPaths.audit(school.id)}
        className="card mt-1 grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_10rem_10rem]"
      >
        <TextField
          label="Quem fez"
          name={auditParameters.who}
          defaultValue={who.found?.name ?? who.typed}
          maxLength={100}
          autoComplete="off"
        />
        <TextField
          label="Com quem"
          name={auditParameters.whom}
          defaultValue={whom.found?.name ?? whom.typed}
          maxLength={100}
          autoComplete="off"
        />
        <SelectField
          label="O quê"
          name={auditParameters.action}
          options={actions}
          defaultValue={asked.action}
        />
        <TextField label="De" name={auditParameters.from} type="date" defaultValue={asked.from} />
        <TextField label="Até" name={auditParameters.until} type="date" defaultValue={asked.until} />
        <div className="flex items-center gap-4 sm:col-span-2 lg:col-span-5">
          <Button type="submit">Filtrar</Button>
          {count > 0 && (
            <TextLink look="alone" to={schoolPaths.audit(school.id)}>
              Limpar filtros
            </TextLink>
          )}
        </div>
      </Form>
      <Choices person={who} parameter={auditParameters.who} label="Quem fez" />
      <Choices person={whom} parameter={auditParameters.whom} label="Com quem" />
    </details>
  );
}

/** A name that matches several people, or none. */
function Choices({ person, parameter, label }: { person: AuditPerson; parameter: string; label: string }) {
  const [search] = useSearchParams();
  const { typed, found, choices } = person;
  if (typed === "" || found) return null;
  if (choices.length === 0)
    return (
      <p className="mt-4">
        {label}: ninguém desta escola com “{typed}”.
      </p>
    );
  const address = (id: string) => {
    const params = new URLSearchParams(search);
    params.set(parameter, id);
    return `?${params}`;
  };
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-x-4">
      <span>{label}: qual destas pessoas?</span>
      {choices.map(({ id, name }) => (
        <TextLink look="alone" key={id} to={address(id)}>
          {name}
        </TextLink>
      ))}
    </nav>
  );
}
