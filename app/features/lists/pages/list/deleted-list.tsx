import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { listPaths } from "../../paths.ts";
import type { ListField } from "./edit-list.tsx";

/** For its owner, with undo, and for its followers. */
export function DeletedList({
  list,
  form,
}: {
  list: { name: string; own: boolean };
  form: FormState<ListField>;
}) {
  return (
    <div className="page-width max-w-2xl py-6">
      <TextLink look="alone" to={listPaths.lists()}>
        ‹ Listas
      </TextLink>
      <PageHeading className="mt-1">{list.name}</PageHeading>
      <FormMessage of={form} className="mt-3" />
      {list.own ? (
        <Form of={form} className="mt-4 flex flex-wrap items-center gap-3">
          <p className="text-muted">Você apagou esta lista. Dá para desfazer por 30 dias.</p>
          <Button type="submit" name="intent" value="restore">
            Desfazer
          </Button>
        </Form>
      ) : (
        <Form of={form} className="mt-4 flex flex-wrap items-center gap-3">
          <p className="text-muted">Esta lista foi apagada por quem a criou. O que você fez continua seu.</p>
          <Button type="submit" name="intent" value="unfollow" look="secondary">
            Tirar das seguidas
          </Button>
        </Form>
      )}
    </div>
  );
}
