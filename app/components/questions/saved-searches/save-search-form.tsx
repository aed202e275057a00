import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { LONGEST_SEARCH_NAME } from "#app/domain/questions/saved-search-limits.ts";
import { paths } from "#app/paths.ts";
import type { SearchForms } from "./saved-searches.tsx";

/** Keeping the search of the moment, under the name that is proposed or another. */
export function SaveSearchForm({
  proposed,
  reply,
  form: ActionForm,
  sending,
}: SearchForms & { proposed: { address: string; name: string } }) {
  const refused = reply !== null && !reply.done && reply.id === null;
  return (
    <ActionForm
      method="post"
      action={paths.savedSearches(proposed.address)}
      preventScrollReset
      className="space-y-3"
    >
      <input type="hidden" name="busca" value={proposed.address} />
      <TextField
        key={refused ? reply.message : proposed.name}
        label="Nome da busca"
        name="nome"
        defaultValue={refused ? reply.name : proposed.name}
        maxLength={LONGEST_SEARCH_NAME}
        required
        autoComplete="off"
        problem={refused ? reply.message : null}
      />
      <Button
        type="submit"
        name="intent"
        value="save"
        pending={sending?.get("intent") === "save"}
        className="w-full"
      >
        Salvar esta busca
      </Button>
    </ActionForm>
  );
}
