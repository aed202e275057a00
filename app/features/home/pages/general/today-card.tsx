import { History, Route } from "lucide-react";
import { reviewPaths } from "#app/features/practice/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Rows, SubHeading } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import type { HomeView } from "../../services/home-view.server.ts";

type Today = Pick<HomeView, "review" | "track">;

function reviewText({ cards, isExact, minutes }: NonNullable<Today["review"]>): string {
  const count = plural(cards, "questão", "questões");
  return `${isExact ? count : `Pelo menos ${count}`} para lembrar a tempo, cerca de ${minutes} min`;
}

type RowProps = {
  icon: typeof History;
  title: string;
  detail: string;
  to: string;
  action: string;
  isFirst: boolean;
};

function Row({ icon, title, detail, to, action, isFirst }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong max-sm:hidden">
        <Icon as={icon} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <SubHeading>{title}</SubHeading>
        <p className="mt-0.5 text-sm text-muted">{detail}</p>
      </div>
      <ButtonLink
        to={to}
        look={isFirst ? "primary" : "secondary"}
        className="max-sm:w-full"
        prefetch={onIntent()}
      >
        {action}
      </ButtonLink>
    </li>
  );
}

/** Reviews that are due, and the next step of a track. `isFirst`: nothing else is under way. */
export function TodayCard({ view, isFirst }: { view: Today; isFirst: boolean }) {
  const { review, track } = view;
  return (
    <Section id="hoje" title="Para hoje">
      <Rows>
        {review && (
          <Row
            icon={History}
            title="Revisão do dia"
            detail={reviewText(review)}
            to={reviewPaths.review()}
            action="Revisar"
            isFirst={isFirst}
          />
        )}
        {track && (
          <Row
            icon={Route}
            title={`Trilha: ${track.title}`}
            detail={`${track.trackTitle} · passo ${track.step} de ${track.steps}, cerca de ${track.minutes} min`}
            to={track.address}
            action="Seguir a trilha"
            isFirst={isFirst && !review}
          />
        )}
      </Rows>
    </Section>
  );
}
