import type { SerializeFrom } from "@remix-run/cloudflare";
import { forumPaths } from "#app/features/forum/paths.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { LoadedCommunityAdmin } from "../../services/load-community-admin.server.ts";

/** Who answered what in the shifts of the last 30 days. */
export function AnswerLines({
  answers,
  now,
}: {
  answers: SerializeFrom<LoadedCommunityAdmin>["answers"];
  now: number;
}) {
  return (
    <Section className="" title="Quem respondeu o quê" id="respondidas">
      {answers.length === 0 ? (
        <Empty>Ninguém respondeu a uma dúvida durante um plantão nos últimos 30 dias.</Empty>
      ) : (
        <Rows className="mt-4 max-h-160 overflow-y-auto">
          {answers.map(({ num, at, by, title, code }) => (
            <li key={num} className="px-4 py-3">
              <TextLink to={forumPaths.post(code, num)} look="row">
                {title}
              </TextLink>
              <p className="text-sm text-muted">
                {by}, {formatAge(at, now)}
              </p>
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}
