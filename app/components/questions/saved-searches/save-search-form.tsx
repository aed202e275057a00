import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import type { SavedSearchExtra, SavedSearchField } from "#app/domain/questions/saved-search.ts";
import { LONGEST_SEARCH_NAME } from "#app/domain/questions/saved-search-limits.ts";
import type { FormState } from "#app/hooks/ui/use-form.ts";
import { searchPaths } from "#app/paths/search.ts";

/** What every form about saved searches is given. */
export type SearchForms = { form: FormState<SavedSearchField, SavedSearchExtra> };

export function SaveSearchForm({
  proposed,
  form,
}: SearchForms & { proposed: { address: string; name: string } }) {
  const problem = form.reply?.intent === "save" ? form.problem("nome") : null;
  return (
    <Form of={form} action={searchPaths.saved(proposed.address)} preventScrollReset className="space-y-3">
      <input type="hidden" name="busca" value={proposed.address} />
      <TextField
        key={problem ?? proposed.name}
        label="Nome da busca"
        name="nome"
        defaultValue={problem ? form.value("nome") : proposed.name}
        maxLength={LONGEST_SEARCH_NAME}
        required
        autoComplete="off"
        problem={problem}
      />
      <Button
        type="submit"
        name="intent"
        value="save"
        pending={form.sending("intent") === "save"}
        className="w-full"
      >
        Salvar esta busca
      </Button>
    </Form>
  );
}
