import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { SavedSearchExtra, SavedSearchField } from "../domain/saved-search.ts";
import { LONGEST_SEARCH_NAME } from "../domain/saved-search-limits.ts";
import { searchPaths } from "../paths.ts";

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
