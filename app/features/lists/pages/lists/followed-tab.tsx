import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { ListLine } from "../../components/list-card.tsx";
import type { FollowedCard } from "../../services/load-lists.server.ts";

/** Also those that are gone: their follower learns of it here. */
export function FollowedTab({ followed, form }: { followed: readonly FollowedCard[]; form: FormState }) {
  if (followed.length === 0)
    return <Empty>Você ainda não segue nenhuma lista. Em Descobrir há listas de outras pessoas.</Empty>;
  return (
    <Rows aria-label="Listas seguidas">
      {followed.map(({ num, card, isDeleted }) => (
        <li key={num}>
          {card ? (
            <ListLine list={card} />
          ) : (
            <Form of={form} className="flex flex-wrap items-center justify-between gap-2 p-3">
              <p className="text-muted">
                {isDeleted
                  ? "Esta lista foi apagada por quem a criou. O que você fez continua seu."
                  : "Esta lista não está mais aberta. O que você fez continua seu."}
              </p>
              <input type="hidden" name="lista" value={num} />
              <Button type="submit" name="intent" value="drop" look="secondary">
                Tirar daqui
              </Button>
            </Form>
          )}
        </li>
      ))}
    </Rows>
  );
}
