import { Button } from "#app/platform/ui/components/button.tsx";

/** Another tab of this browser writes the essay: this one only shows it. */
export function OtherTab({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <section
      aria-label="Aberta em outra aba"
      className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-warning-soft p-3"
    >
      <p role="status" className="min-w-0 grow basis-72 text-warning">
        Esta redação está aberta em outra aba. Aqui ela só aparece; quando a outra fechar, você continua deste
        texto.
      </p>
      <Button look="secondary" onClick={onTakeOver}>
        Escrever nesta aba
      </Button>
    </section>
  );
}
