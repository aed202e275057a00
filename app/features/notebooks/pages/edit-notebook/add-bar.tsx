import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { type BlockKind, isWritten } from "../../domain/block-kinds.ts";
import { blockSource } from "../../domain/block-source.ts";
import { addChoices, type SidePanel } from "./add-choices.ts";

type AddBarProps = {
  onAdd: (kind: BlockKind, source: string) => void;
  /** Which panel is open beside the notebook. */
  panel: SidePanel;
  onPanel: (panel: SidePanel) => void;
};

/** Adds a block at the end of the section. */
export function AddBar({ onAdd, panel, onPanel }: AddBarProps) {
  const asked = panel === "video" || panel === "link" ? panel : null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Acrescentar um bloco</legend>
        {addChoices.map(([choice, label]) =>
          isWritten(choice) ? (
            <Button key={choice} look="secondary" onClick={() => onAdd(choice, "")}>
              <Icon as={Plus} size={18} />
              {label}
            </Button>
          ) : (
            <Button
              key={choice}
              look="secondary"
              aria-expanded={panel === choice}
              onClick={() => onPanel(panel === choice ? null : choice)}
            >
              <Icon as={Plus} size={18} />
              {label}
            </Button>
          ),
        )}
      </fieldset>
      {asked && (
        <AddressForm
          key={asked}
          onAdd={(source) => {
            if (blockSource(asked, source) === null) return false;
            onAdd(asked, source);
            onPanel(null);
            return true;
          }}
        />
      )}
    </div>
  );
}

/** `onAdd`: false for an address that is none. */
function AddressForm({ onAdd }: { onAdd: (source: string) => boolean }) {
  const [url, setUrl] = useState("");
  const [title, setTitle] = useState("");
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={form} className="mt-3 grid gap-3 sm:grid-cols-2">
      <TextField
        label="Endereço (https://…)"
        type="url"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        problem={isWrong ? "Cole um endereço completo, que comece por https://" : null}
      />
      <TextField label="Título" value={title} onChange={(event) => setTitle(event.target.value)} />
      <div>
        <Button onClick={() => setWrong(!onAdd(JSON.stringify({ url, title })))}>Acrescentar</Button>
      </div>
    </div>
  );
}
