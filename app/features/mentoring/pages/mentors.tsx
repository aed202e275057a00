import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { meetingPaths, mentoringPaths } from "../paths.ts";
import { type ListedMentee, loadMentees } from "../services/load-mentees.server.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Meus mentorados") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentors", args);
  return json(await loadMentees(deps, viewer));
}

function MenteeLine({ mentee }: { mentee: ListedMentee }) {
  const { id, name, tasks, done, reasons } = mentee;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 p-4 hover:bg-inset focus-within:bg-inset">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to={mentoringPaths.mentee(id)}
          className="font-semibold break-words text-link no-underline after:absolute after:inset-0 after:content-[''] hover:underline"
        >
          {name}
        </Link>
        <p className={reasons.length > 0 ? "" : "text-muted"}>
          {reasons.length > 0 ? reasons.join("; ") : "em dia"}
        </p>
      </div>
      <p className="text-sm text-muted tabular-nums">
        {tasks === 0 ? "sem tarefas" : `${done} de ${plural(tasks, "tarefa", "tarefas")}`}
      </p>
    </li>
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
        <p className="card mt-4 px-4 py-8 text-center text-muted">
          Você ainda não acompanha ninguém. A coordenação distribui os mentorados e avisa por aqui.
        </p>
      ) : (
        <ul aria-label="Mentorados" className="card mt-4 divide-y divide-line overflow-hidden">
          {mentees.map((mentee) => (
            <MenteeLine key={mentee.id} mentee={mentee} />
          ))}
        </ul>
      )}
    </SchoolFrame>
  );
}
