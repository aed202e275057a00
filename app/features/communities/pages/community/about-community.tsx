import type { ReactNode } from "react";
import { forumPaths } from "#app/features/forum/paths.ts";
import { LONGEST_MESSAGE } from "#app/platform/access/campaign.ts";
import type { Community } from "#app/platform/access/community.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { CommunityMark } from "../../components/community-mark.tsx";

type Props = {
  community: Pick<Community, "name" | "colour" | "modules"> & { lead: string; about: string };
  waits: boolean;
  form: FormState<"message">;
  message: ReactNode;
};

function Ask({ waits, form }: Pick<Props, "waits" | "form">) {
  const viewer = useViewer();
  if (!viewer)
    return (
      <ButtonLink to="?login=true" rel="nofollow" preventScrollReset>
        Entrar para participar
      </ButtonLink>
    );
  if (form.reply?.done) return null;
  if (waits)
    return <p className="card p-4">Você já pediu para participar. A resposta chega nas notificações.</p>;
  return (
    <Form of={form} intent="ask" className="card space-y-4 p-4">
      <AreaField
        label="Quem é você (se quiser dizer)"
        maxLength={LONGEST_MESSAGE}
        hint="Quem administra a comunidade lê isto, com o seu nome e o seu e-mail."
        {...form.field("message")}
      />
      <Button type="submit" pending={form.pending}>
        Pedir para participar
      </Button>
    </Form>
  );
}

const HEADING = /^## (?=\S)/;

/** What a community says of itself, as typed; a line that begins with `## ` is a heading. */
export function AboutText({ about, level: Heading = "h2" }: { about: string; level?: "h2" | "h3" }) {
  return (
    <div className="max-w-2xl space-y-3 break-words whitespace-pre-line">
      {about.split(/\n{2,}/).map((part) =>
        HEADING.test(part) ? (
          <Heading key={part} className="pt-3 text-lg font-semibold">
            {part.replace(HEADING, "")}
          </Heading>
        ) : (
          <p key={part}>{part}</p>
        ),
      )}
    </div>
  );
}

/** For who is not in the community. */
export function AboutCommunity({ community, waits, form, message }: Props) {
  return (
    <SchoolFrame title={community.name} facts={community.lead}>
      <p className="mt-3">
        <CommunityMark community={community} />
      </p>
      {message}
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <AboutText about={community.about} />
        <div className="space-y-4">
          <Ask waits={waits} form={form} />
          {community.modules.includes("shifts") && (
            <p>
              <ButtonLink to={forumPaths.forum()} look="secondary">
                Ver as dúvidas
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </SchoolFrame>
  );
}
