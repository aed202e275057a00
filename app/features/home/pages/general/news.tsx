import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { forumPaths } from "#app/features/forum/paths.ts";
import { mockPaths } from "#app/features/practice/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { HomeView } from "../../services/home-view.server.ts";

const rowLink =
  "flex min-h-11 flex-col justify-center py-2.5 underline-offset-4 hover:text-link [&:hover>span:first-child]:underline";
const more =
  "inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-medium text-link underline-offset-4 hover:underline";

/** Newest doubts of the forum. */
export function ForumCard({ threads, now }: Pick<HomeView, "threads" | "now">) {
  return (
    <Section card id="duvidas" title="No fórum" className="flex h-full flex-col">
      {threads.length === 0 ? (
        <p className="mt-1 text-muted">Nenhuma dúvida ainda. A sua pode ser a primeira.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {threads.map(({ code, title, about, answers, at }) => (
            <li key={code}>
              <Link to={forumPaths.thread(code)} className={rowLink}>
                <span className="line-clamp-2 font-medium">{title}</span>
                <span className="text-sm text-muted">
                  {[about, plural(answers, "resposta", "respostas"), formatAge(at, now)].join(" · ")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to={forumPaths.forum()} className={`mt-auto ${more}`}>
        Ver o fórum
        <Icon as={ArrowRight} size={18} />
      </Link>
    </Section>
  );
}

/** The team's news, and the next exam of the calendar. */
export function NewsCard({ news, event, now }: Pick<HomeView, "news" | "event" | "now">) {
  return (
    <Section card title="Novidades" className="flex h-full flex-col">
      <ul className="mt-1 divide-y divide-line">
        {event && (
          <li>
            <Link to={mockPaths.mock(event.id)} className={rowLink}>
              <span className="font-medium">{event.title}</span>
              <span className="text-sm text-muted">
                {event.startsAt > now
                  ? `Começa em ${formatDateTime(event.startsAt)}`
                  : `Aberto até ${formatDateTime(event.endsAt)}`}
                {event.isRegistered && " · você está inscrito"}
              </span>
            </Link>
          </li>
        )}
        {news.map(({ id, content, link, date }) => (
          <li key={id}>
            {link ? (
              <Link to={link} className={rowLink}>
                <span className="line-clamp-3 font-medium">{content}</span>
                <span className="text-sm text-muted">{formatAge(date, now)}</span>
              </Link>
            ) : (
              <p className="py-2.5">
                <span className="line-clamp-3">{content}</span>
                <span className="text-sm text-muted">{formatAge(date, now)}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
