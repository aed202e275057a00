import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Row, Rows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { meetingPaths, mentoringPaths } from "../paths.ts";
import { type ListedMentee, loadMentees } from "../services/load-mentees.server.ts";

export const meta = unlistedMeta("Meus mentorados");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentors", args);
  return json(await loadMentees(deps, viewer));
}

function MenteeLine({ mentee }: { mentee: ListedMentee }) {
  const { id, name, tasks, done, reasons } = mentee;
  return (
    <Row className="hover:bg-inset focus-within:bg-inset">
      <div className="min-w-0 flex-1 basis-56">
        <TextLink to={mentoringPaths.mentee(id)} look="cover">
          {name}
        </TextLink>
        <p className={reasons.length > 0 ? "" : "text-muted"}>
          {reasons.length > 0 ? reasons.join("; ") : "em dia"}
        </p>
      </div>
      <p className="text-sm text-muted tabular-nums">
        {tasks === 0 ? "sem tarefas" : `${done} de ${plural(tasks, "tarefa", "tarefas")}`}
      </p>
    </Row>
  );
}

/** A mentor's mentees, by who needs them most. */
export default function Mentors() {
  const { mentees, isChief } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title={mentees.length > 0 ? `Meus mentorados (${mentees.length})` : "Meus mentorados"}
      facts="Quem mais precisa de você aparece primeiro."
      actions={
        <>
          {isChief && (
            <ButtonLink look="secondary" to={mentoringPaths.distribution()}>
              Distribuição
            </ButtonLink>
          )}
          <ButtonLink look="secondary" to={meetingPaths.mentorMeetings()}>
            Encontros
          </ButtonLink>
          <ButtonLink look="secondary" to={mentoringPaths.tests()}>
            Listas
          </ButtonLink>
          <ButtonLink look="secondary" to={mentoringPaths.guide()}>
            Guia do mentor
          </ButtonLink>
        </>
      }
    >
      {mentees.length === 0 ? (
        <Empty>
          Você ainda não acompanha ninguém. A coordenação distribui os mentorados e avisa por aqui.
        </Empty>
      ) : (
        <Rows aria-label="Mentorados" className="mt-4">
          {mentees.map((mentee) => (
            <MenteeLine key={mentee.id} mentee={mentee} />
          ))}
        </Rows>
      )}
    </SchoolFrame>
  );
}
