import { Link2, Share2 } from "lucide-react";
import { ReadingButton } from "#app/features/bank/components/reading-button.tsx";
import { SaveButton } from "#app/features/lists/components/save-button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";

const round = "icon-button";

type Props = { code: string; canonical: string; title: string };

export function ShareQuestion({ code, canonical, title }: Props) {
  const message = encodeURIComponent(`${title} no Farol: ${canonical}`);
  async function copy() {
    try {
      await navigator.clipboard.writeText(canonical);
      toast("Link copiado.", "success");
    } catch {
      toast("Não deu para copiar. O link está na barra de endereço.", "error");
    }
  }
  return (
    <div className="-mr-2 flex shrink-0">
      <SaveButton code={code} hotkey />
      <ReadingButton />
      <a
        href={`https://wa.me/?text=${message}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Compartilhar no WhatsApp"
        title="Compartilhar no WhatsApp"
        className={round}
      >
        <Icon as={Share2} />
      </a>
      <button type="button" onClick={copy} aria-label="Copiar link" title="Copiar link" className={round}>
        <Icon as={Link2} />
      </button>
    </div>
  );
}
