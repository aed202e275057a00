import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { type ReadingChoice, usualReading } from "../domain/reading-choice.ts";
import { useReading } from "../hooks/use-reading.ts";

type Part = keyof ReadingChoice;
type Group<Name extends Part> = {
  part: Name;
  title: string;
  options: readonly { value: ReadingChoice[Name]; label: string }[];
};

const size: Group<"size"> = {
  part: "size",
  title: "Tamanho do texto",
  options: [
    { value: "small", label: "Menor" },
    { value: "normal", label: "Normal" },
    { value: "large", label: "Maior" },
    { value: "huge", label: "Bem maior" },
  ],
};
const font: Group<"font"> = {
  part: "font",
  title: "Letra",
  options: [
    { value: "serif", label: "Com serifa, como na prova" },
    { value: "sans", label: "Sem serifa" },
    { value: "easy", label: "Leitura fácil (Atkinson Hyperlegible)" },
  ],
};
const lines: Group<"lines"> = {
  part: "lines",
  title: "Espaço entre as linhas",
  options: [
    { value: "normal", label: "Normal" },
    { value: "wide", label: "Maior" },
    { value: "wider", label: "Bem maior" },
  ],
};

type ChoiceProps<Name extends Part> = {
  group: Group<Name>;
  chosen: ReadingChoice[Name];
  onChoose: (value: ReadingChoice[Name]) => void;
};

function Choice<Name extends Part>({ group, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{group.title}</legend>
      <div className="flex flex-wrap gap-2">
        {group.options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center rounded-control border border-line-strong px-3 text-sm has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name={`leitura-${group.part}`}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Size, font and line spacing, stored on the device, with a live sample. */
export default function ReadingDialog({ onClose }: { onClose: () => void }) {
  const { reading, change } = useReading();
  return (
    <Dialog title="Leitura" open onClose={onClose}>
      <div className="space-y-5">
        <p className="rich-text reading rounded-card border border-line bg-card p-3 font-serif">
          A luz do farol gira devagar e alcança 20 milhas.
        </p>
        <Choice group={size} chosen={reading.size} onChoose={(value) => change({ size: value })} />
        <Choice group={font} chosen={reading.font} onChoose={(value) => change({ font: value })} />
        <Choice group={lines} chosen={reading.lines} onChoose={(value) => change({ lines: value })} />
        <p className="text-sm text-muted">A escolha vale para todas as questões, neste aparelho.</p>
        <Button look="secondary" onClick={() => change(usualReading)} className="w-full">
          Voltar ao normal
        </Button>
      </div>
    </Dialog>
  );
}
