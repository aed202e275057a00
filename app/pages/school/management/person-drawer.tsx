import type { ReactNode } from "react";
import { StateChip } from "#app/components/school/school-frame.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { accessNames, roleNames } from "#app/domain/school/labels.ts";
import type { SchoolPersonField } from "#app/domain/school/person-fields.ts";
import { useForm } from "#app/hooks/ui/use-form.ts";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import { schoolPaths } from "#app/paths/school.ts";
import type { SchoolPersonPage } from "#app/services/school/read-school-person.server.ts";
import { AccessSection, accessIntents } from "../person/access-section.tsx";
import { HistorySection } from "../person/history-section.tsx";
import type { ResetReply } from "../person/person-action.server.ts";

const PERSON_PAGE = "pages/school/person";

type Shown = SchoolPersonPage & { now: number };
type Props = { schoolId: string; person: { id: string; name: string }; onClose: () => void };

/** A person beside the list: data, access, classes and activity. Their page changes them. */
export function PersonDrawer({ schoolId, person: { id, name }, onClose }: Props) {
  const address = schoolPaths.person(schoolId, id);
  const { data, failed, again } = useRouteData<Shown>(address, PERSON_PAGE);
  return (
    <Dialog title={name} open side="right" onClose={onClose}>
      {data ? (
        <Parts data={data} address={address} />
      ) : failed ? (
        <p role="alert" className="text-muted">
          Não deu para buscar esta pessoa.
          <Button look="quiet" onClick={again}>
            Tentar de novo
          </Button>
        </p>
      ) : (
        <p className="appear-late text-muted">Buscando…</p>
      )}
    </Dialog>
  );
}

function Parts({ data, address }: { data: Shown; address: string }) {
  const form = useForm<SchoolPersonField, ResetReply>(accessIntents);
  const { school, person, classes, weeks, sessions, locked, now } = data;
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-2">
        {roleNames[person.role]}
        {!person.active && <StateChip tone="quiet">inativa</StateChip>}
        {person.access !== "yes" && <StateChip tone="warning">{accessNames[person.access]}</StateChip>}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name="E-mail">{person.email}</Fact>
        <Fact name="Celular">{person.mobile}</Fact>
        <Fact name="Matrícula">{person.schoolUserId}</Fact>
        <Fact name="Ano letivo">{person.year}</Fact>
      </dl>
      <ButtonLink to={address}>Mudar dados, papel ou turmas</ButtonLink>
      <AccessSection plain form={form} schoolId={school.id} {...{ person, sessions, locked, now }} />
      <HistorySection plain schoolId={school.id} classes={classes} person={person} weeks={weeks} now={now} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
