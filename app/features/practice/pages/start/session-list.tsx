import type { SerializeFrom } from "@remix-run/cloudflare";
import { ChevronRight } from "lucide-react";
import { pastExamPaths } from "#app/features/exams/paths.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { practicePaths } from "../../paths.ts";
import type { ListedSession } from "../../queries/sessions.server.ts";

type Listed = SerializeFrom<ListedSession>;

function SessionLink({ session }: { session: Listed }) {
  const { id, mode, title, size, chosen, startedAt, endedAt } = session;
  const over = endedAt !== null;
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 hover:bg-inset">
      <div className="min-w-0 flex-1">
        <TextLink look="cover" to={over ? practicePaths.result(id) : practicePaths.session(id)}>
          <span className="sr-only">{over ? "Ver resultado: " : "Continuar: "}</span>
          {title}
        </TextLink>
        <Dotted className="text-sm text-muted">
          <span>{mode === "exam" ? "Prova" : "Estudo"}</span>
          <span>{formatDateTime(startedAt)}</span>
          <span>
            {over
              ? plural(size, "questão", "questões")
              : `${chosen} de ${plural(size, "questão", "questões")}`}
          </span>
        </Dotted>
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

function Sessions({ title, id, sessions }: { title: string; id: string; sessions: Listed[] }) {
  if (sessions.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <Rows>
        {sessions.map((session) => (
          <SessionLink key={session.id} session={session} />
        ))}
      </Rows>
    </Section>
  );
}

/** Explains sessions. */
function NoSessions() {
  return (
    <Section id="sessoes" title="Suas sessões">
      <p className="mt-2 text-muted">
        Nenhuma sessão ainda. Escolha questões por uma busca ou refaça uma prova: o que você fizer fica
        guardado aqui, e você pode continuar em outro aparelho.
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <TextLink look="alone" to={searchPaths.search()}>
          Buscar questões
        </TextLink>
        <TextLink look="alone" to={pastExamPaths.exams()}>
          Provas anteriores
        </TextLink>
      </p>
    </Section>
  );
}

export function SessionList({ sessions }: { sessions: Listed[] }) {
  if (sessions.length === 0) return <NoSessions />;
  return (
    <>
      <Sessions
        title="Em andamento"
        id="em-andamento"
        sessions={sessions.filter(({ endedAt }) => endedAt === null)}
      />
      <Sessions
        title="Encerradas"
        id="encerradas"
        sessions={sessions.filter(({ endedAt }) => endedAt !== null)}
      />
    </>
  );
}
