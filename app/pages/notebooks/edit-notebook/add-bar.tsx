import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { type BlockKind, blockLabels } from "#app/domain/notebooks/block-kinds.ts";
import { blockSource } from "#app/domain/notebooks/block-source.ts";

type AddBarProps = {
  onAdd: (kind: BlockKind, source: string) => void;
  /** Which panel is open beside the notebook. */
  panel: SidePanel;
  onPanel: (panel: SidePanel) => void;
};
export type SidePanel = "questions" | "materials" | null;

const panels = [
  ["questions", "Questões"],
  ["materials", "Material"],
] as const;

const written = ["text", "heading", "note"] as const;
const linked = ["video", "link"] as const;

/** Adds a block at the end of the section. */
export function AddBar({ onAdd, panel, onPanel }: AddBarProps) {
  const [asked, setAsked] = useState<"video" | "link" | null>(null);
  return (
    <div className="mt-4 border-t border-line pt-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Acrescentar um bloco</legend>
        {written.map((kind) => (
          <Button key={kind} look="secondary" onClick={() => onAdd(kind, "")}>
            <Icon as={Plus} size={18} />
            {blockLabels[kind]}
          </Button>
        ))}
        {panels.map(([name, label]) => (
          <Button
            key={name}
            look="secondary"
            aria-expanded={panel === name}
            onClick={() => onPanel(panel === name ? null : name)}
          >
            <Icon as={Plus} size={18} />
            {label}
          </Button>
        ))}
        {linked.map((kind) => (
          <Button
            key={kind}
            look="secondary"
            aria-expanded={asked === kind}
            onClick={() => setAsked(asked === kind ? null : kind)}
          >
            <Icon as={Plus} size={18} />
            {blockLabels[kind]}
          </Button>
        ))}
      </fieldset>
      {asked && (
        <AddressForm
          key={asked}
          onAdd={(source) => {
            if (blockSource(asked, source) === null) return false;
            onAdd(asked, source);
            setAsked(null);
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
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
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
