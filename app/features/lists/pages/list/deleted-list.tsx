import { Link } from "@remix-run/react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
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
      <Link to={listPaths.lists()} className="inline-flex min-h-11 items-center font-medium text-link">
        ‹ Listas
      </Link>
      <h1 className="mt-1 text-2xl font-bold break-words">{list.name}</h1>
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
