import type { ReactNode } from "react";
import { forumPaths } from "#app/features/forum/paths.ts";
import { communities } from "#app/platform/access/community.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { SiteArticle } from "#app/platform/page/components/site-article.tsx";
import type { SiteText } from "#app/platform/page/domain/site-text.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { CommunityMark } from "../../components/community-mark.tsx";

/** For who is no volunteer yet. */
export function AboutPlantel({
  text,
  form,
  message,
}: {
  text: SiteText;
  form: FormState;
  message: ReactNode;
}) {
  const viewer = useViewer();
  const asked = viewer && form.reply?.done;
  return (
    <SiteArticle
      text={text}
      below={
        <>
          <p className="mt-3">
            <CommunityMark community={communities.PLANTEL} />
          </p>
          {message}
          <div className="mt-4 flex flex-wrap gap-3">
            {viewer && !asked && (
              <Form of={form} intent="ask">
                <Button type="submit" pending={form.pending}>
                  Quero ser do Plantel
                </Button>
              </Form>
            )}
            {!viewer && (
              <ButtonLink to="?login=true" rel="nofollow" preventScrollReset>
                Entrar para participar
              </ButtonLink>
            )}
            <ButtonLink to={forumPaths.forum()} look="secondary">
              Ver as dúvidas
            </ButtonLink>
          </div>
        </>
      }
    />
  );
}
