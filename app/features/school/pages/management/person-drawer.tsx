import type { ReactNode } from "react";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { accessNames, roleNames } from "../../domain/labels.ts";
import type { SchoolPersonField } from "../../domain/person-fields.ts";
import { schoolPaths } from "../../paths.ts";
import type { SchoolPersonPage } from "../../services/read-school-person.server.ts";
import { AccessSection, accessIntents } from "../person/access-section.tsx";
import { HistorySection } from "../person/history-section.tsx";
import type { ResetReply } from "../person/person-action.server.ts";

type Shown = SchoolPersonPage & { now: number };
type Props = { schoolId: string; person: { id: string; name: string }; onClose: () => void };

/** A person beside the list: data, access, classes and activity. Their page changes them. */
export function PersonDrawer({ schoolId, person: { id, name }, onClose }: Props) {
  const address = schoolPaths.person(schoolId, id);
  const { data, failed, again } = useRouteData<Shown>(address);
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
