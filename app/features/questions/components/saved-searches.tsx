import { Form } from "#app/platform/forms/components/form.tsx";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import type { DeletedSearch, SavedSearch } from "../domain/saved-search.ts";
import { searchPaths } from "../paths.ts";
import { SaveSearchForm, type SearchForms } from "./save-search-form.tsx";
import { SavedSearchItem } from "./saved-search-item.tsx";

type SavedSearchesProps = SearchForms & {
  searches: SavedSearch[];
  proposed: { address: string; name: string } | null;
  onFollow?: () => void;
};

/** Undo of a deletion. */
function Deleted({ deleted, form }: SearchForms & { deleted: DeletedSearch }) {
  return (
    <Form of={form} action={searchPaths.saved()} preventScrollReset>
      <input type="hidden" name="busca" value={deleted.address} />
      <input type="hidden" name="nome" value={deleted.name} />
      <input type="hidden" name="salvaEm" value={deleted.savedAt} />
      <Button type="submit" name="intent" value="restore" look="quiet" size="tight" className="-my-2.5 -ml-3">
        Desfazer
      </Button>
    </Form>
  );
}

/** Forms and links only; over a search, with the form that saves it. */
export function SavedSearches({ searches, proposed, onFollow, form }: SavedSearchesProps) {
  const { reply } = form;
  const known = searches.find(({ address }) => address === proposed?.address);
  // A refused name is reported at its field if visible.
  const hasField =
    reply?.intent === "save" ? proposed && !known : searches.some(({ id }) => id === reply?.values.id?.[0]);
  const isAtField = form.problem("nome") !== null && hasField;
  return (
    <div className="space-y-5">
      {reply && !isAtField && (
        <ReplyMessage key={JSON.stringify(reply)} done={reply.done}>
          <div className="flex flex-wrap items-center gap-x-4">
            <p>{reply.message ?? refusalOf(reply)}</p>
            {reply.deleted && <Deleted deleted={reply.deleted} form={form} />}
          </div>
        </ReplyMessage>
      )}
      {proposed && !known && <SaveSearchForm proposed={proposed} form={form} />}
      {known && (
        <p className="text-muted">
          A busca de agora já está salva: <strong className="font-semibold text-text">{known.name}</strong>.
        </p>
      )}
      {searches.length === 0 ? (
        <Empty className="">
          Nenhuma busca salva ainda. Filtre as questões que você quer estudar, salve a busca e volte a ela com
          um toque.
        </Empty>
      ) : (
        <Rows aria-label="Buscas salvas" className="">
          {searches.map((search) => (
            <SavedSearchItem key={search.id + search.name} search={search} onFollow={onFollow} form={form} />
          ))}
        </Rows>
      )}
    </div>
  );
}
