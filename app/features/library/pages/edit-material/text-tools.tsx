import { Bold, Heading2, ImagePlus, List, Sigma, SquareFunction, TableProperties } from "lucide-react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { Insertion } from "./use-text.ts";

const tools: readonly { label: string; icon: typeof Bold; insertion: Insertion }[] = [
  {
    label: "Título de seção",
    icon: Heading2,
    insertion: { before: "\n\n## ", sample: "Título", after: "\n\n" },
  },
  { label: "Negrito", icon: Bold, insertion: { before: "**", sample: "texto", after: "**" } },
  { label: "Lista", icon: List, insertion: { before: "\n\n- ", sample: "item", after: "\n" } },
  {
    label: "Fórmula na linha",
    icon: Sigma,
    insertion: { before: "$", sample: "v = \\Delta s/\\Delta t", after: "$" },
  },
  {
    label: "Fórmula em destaque",
    icon: SquareFunction,
    insertion: { before: "\n\n$$", sample: "v^2 = v_0^2 + 2a\\,\\Delta s", after: "$$\n\n" },
  },
  {
    label: "Questões do banco",
    icon: TableProperties,
    insertion: { before: "\n\n::questões ", sample: "CÓDIGO", after: "\n\n" },
  },
];

const look =
  "inline-flex size-11 cursor-pointer items-center justify-center rounded-control border border-line bg-card hover:bg-inset focus-within:outline-2 focus-within:outline-primary";

type ToolsProps = {
  onInsert: (insertion: Insertion) => void;
  sending: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Marks of the text, put at the caret. */
export function TextTools({ onInsert, sending, onFiles }: ToolsProps) {
  return (
    <div role="toolbar" aria-label="Inserir no texto" className="needs-scripts flex flex-wrap gap-1">
      {tools.map(({ label, icon, insertion }) => (
        <button key={label} type="button" title={label} className={look} onClick={() => onInsert(insertion)}>
          <Icon as={icon} />
          <span className="sr-only">{label}</span>
        </button>
      ))}
      <label title="Figura" className={look}>
        <Icon as={ImagePlus} />
        <span className="sr-only">{sending ? "Enviando a figura…" : "Figura"}</span>
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          className="sr-only"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </label>
    </div>
  );
}
