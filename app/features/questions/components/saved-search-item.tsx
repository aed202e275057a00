import { Link } from "@remix-run/react";
import { Pencil, Trash2 } from "lucide-react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { SavedSearch } from "../domain/saved-search.ts";
import { LONGEST_SEARCH_NAME } from "../domain/saved-search-limits.ts";
import { searchPaths } from "../paths.ts";
import type { SearchForms } from "./save-search-form.tsx";

type ItemProps = SearchForms & { search: SavedSearch; onFollow?: () => void };

const tool = "icon-button";

function isAbout({ id }: SavedSearch, { reply }: SearchForms["form"]): boolean {
  return reply?.done === false && reply.values.id?.[0] === id;
}

function RenameForm({ search, form }: ItemProps) {
  const problem = isAbout(search, form) ? form.problem("nome") : null;
  return (
    <Form
      of={form}
      action={searchPaths.saved()}
      preventScrollReset
      className="flex flex-wrap items-end gap-2 px-4 pb-4"
    >
      <input type="hidden" name="id" value={search.id} />
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label="Novo nome"
          name="nome"
          defaultValue={problem ? form.value("nome") || search.name : search.name}
          maxLength={LONGEST_SEARCH_NAME}
          required
          autoComplete="off"
          problem={problem}
        />
      </div>
      <Button
        type="submit"
        name="intent"
        value="rename"
        look="secondary"
        pending={form.sending("intent") === "rename" && form.sending("id") === search.id}
      >
        Trocar nome
      </Button>
    </Form>
  );
}

export function SavedSearchItem({ search, onFollow, ...forms }: ItemProps) {
  const { form } = forms;
  const { id, name, address, summary } = search;
  const deleting = form.sending("intent") === "delete" && form.sending("id") === id;
  return (
    <li className="relative">
      <div className="mr-24 py-1 pl-4">
        <Link
          to={address}
          onClick={onFollow}
          className="flex min-h-11 flex-col justify-center py-1 font-semibold break-words text-link no-underline hover:underline"
        >
          {name}
        </Link>
        {summary && <p className="-mt-1 pb-2 text-sm break-words text-muted">{summary}</p>}
      </div>
      <Form of={form} action={searchPaths.saved()} preventScrollReset className="absolute top-1 right-1">
        <input type="hidden" name="id" value={id} />
        <button type="submit" name="intent" value="delete" disabled={deleting} className={tool}>
          <Icon as={Trash2} size={18} />
          <span className="sr-only">Apagar a busca {name}</span>
        </button>
      </Form>
      <details open={isAbout(search, form) || undefined}>
        <summary className={`${tool} absolute top-1 right-12 list-none`}>
          <Icon as={Pencil} size={18} />
          <span className="sr-only">Trocar o nome da busca {name}</span>
        </summary>
        <RenameForm search={search} {...forms} />
      </details>
    </li>
  );
}
