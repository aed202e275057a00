import type { SerializeFrom } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/paths.ts";
import type { ListedSession } from "#app/queries/practice/sessions.server.ts";
import { plural } from "#app/text/format.ts";
import { formatDateTime } from "#app/text/format-time.ts";

type Listed = SerializeFrom<ListedSession>;

function SessionLink({ session }: { session: Listed }) {
  const { id, mode, title, size, chosen, startedAt, endedAt } = session;
  const over = endedAt !== null;
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 hover:bg-inset">
      <div className="min-w-0 flex-1">
        <Link
          to={over ? paths.practiceResult(id) : paths.practiceSession(id)}
          className="font-medium text-text after:absolute after:inset-0 after:content-['']"
        >
          <span className="sr-only">{over ? "Ver resultado: " : "Continuar: "}</span>
          {title}
        </Link>
        <p className="text-sm text-muted">
          {mode === "exam" ? "Prova" : "Estudo"} · {formatDateTime(startedAt)} ·{" "}
          {over ? plural(size, "questão", "questões") : `${chosen} de ${plural(size, "questão", "questões")}`}
        </p>
      </div>
      <span
        className={`shrink-0 rounded-full px-2.5 py-0.5 text-sm ${over ? "bg-inset text-muted" : "bg-primary-soft text-primary-strong"}`}
      >
        {over ? "Encerrada" : "Em andamento"}
      </span>
      <Icon as={ChevronRight} size={18} className="shrink-0 text-muted max-sm:hidden" />
    </li>
  );
}

/** A person's newest sessions: to go on with, or to look at. */
export function SessionList({ sessions }: { sessions: Listed[] }) {
  return (
    <section aria-labelledby="sessoes" className="mt-8">
      <h2 id="sessoes" className="text-lg font-semibold">
        Suas sessões
      </h2>
      {sessions.length === 0 ? (
        <p className="mt-2 text-muted">
          Você ainda não praticou assim. Comece uma sessão acima: ela fica guardada aqui, e você pode
          continuar em outro aparelho.
        </p>
      ) : (
        <ul className="card mt-3 divide-y divide-line overflow-hidden">
          {sessions.map((session) => (
            <SessionLink key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}
