import { Form, useNavigation } from "@remix-run/react";
import { useId, useState } from "react";
import { LONGEST_READ_TEXT } from "#app/features/bank/domain/photo/photo-search-limits.ts";
import { forgetText } from "#app/platform/drafts/calls/forget-text.ts";
import { KeptArea } from "#app/platform/drafts/components/kept-area.tsx";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { doubtfulPieces, type PhotoText } from "../../domain/photo-text.ts";
import { searchPaths } from "../../paths.ts";

const layer =
  "col-start-1 row-start-1 min-h-40 w-full rounded-control border px-3 py-2 font-serif text-[1.0625rem] leading-relaxed break-words whitespace-pre-wrap";

/** The text as it was read, to be put right: doubtful words are underlined beneath the field. */
export function CheckText({ read, onRestart }: { read: PhotoText; onRestart: () => void }) {
  const [text, setText] = useState(read.text.slice(0, LONGEST_READ_TEXT));
  const id = useId();
  const navigation = useNavigation();
  const userId = useViewer()?.id ?? "";
  // The same photo reads the same: another one's corrections are not shown.
  const place = `foto-lida:${read.text.slice(0, 100)}`;
  return (
    <Form method="get" action={searchPaths.photo()} onSubmit={() => forgetText(userId, place)}>
      <label htmlFor={id} className="font-medium">
        Confira o texto
      </label>
      {read.doubtful.length > 0 && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          Sublinhado: o que o leitor não leu com certeza. Não precisa ficar perfeito.
        </p>
      )}
      <div className="mt-2 grid max-w-prose">
        <div aria-hidden="true" className={`${layer} border-transparent text-transparent`}>
          {doubtfulPieces(text, read.doubtful).map((piece, index) =>
            piece.doubtful ? (
              <u key={index} className="decoration-warning decoration-2 underline-offset-4">
                {piece.text}
              </u>
            ) : (
              piece.text
            ),
          )}
          {"\n"}
        </div>
        <KeptArea
          place={place}
          id={id}
          name="texto"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={LONGEST_READ_TEXT}
          aria-describedby={read.doubtful.length > 0 ? `${id}-hint` : undefined}
          className={`${layer} resize-none overflow-hidden border-line-strong bg-transparent`}
        />
      </div>
      <Toolbar>
        <Button type="submit" pending={navigation.state === "loading"}>
          Encontrar a questão
        </Button>
        <Button look="quiet" onClick={onRestart}>
          Outra foto
        </Button>
      </Toolbar>
    </Form>
  );
}
