import { Dialog } from "#app/platform/ui/components/dialog.tsx";

const keys = [
  ["A – E, 1 – 5", "escolher a alternativa, ou marcar mais uma"],
  ["0 – 9", "escrever uma resposta numérica"],
  ["Enter", "responder; depois, ir à próxima"],
  ["X e a letra", "cortar ou devolver a alternativa"],
  ["S", "salvar em uma lista"],
  ["← →", "questão anterior e próxima"],
  ["?", "mostrar estes atalhos"],
] as const;

type Key = readonly [key: string, meaning: string];

/** Keyboard shortcuts, and those of the page. */
export function KeysDialog({
  open,
  onClose,
  more = [],
}: {
  open: boolean;
  onClose: () => void;
  more?: readonly Key[];
}) {
  return (
    <Dialog title="Atalhos do teclado" open={open} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-3">
        {[...keys, ...more].map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt className="font-mono text-sm font-semibold">{key}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
