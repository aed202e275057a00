import { closeRequestedDialog } from "#app/platform/page/components/requested-dialog.ts";
import { contact } from "#app/platform/text/product.ts";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";

/** Support reply (R-SHELL-13) with current contacts. */
export default function SupportDialog() {
  return (
    <Dialog title="Suporte" open onClose={closeRequestedDialog}>
      <p className="font-semibold">Suporte ainda não implementado</p>
      <p className="mt-2 text-muted">Enquanto o atendimento por aqui não chega, escreva para a gente.</p>
      <a
        href={`mailto:${contact.help}`}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-link underline"
      >
        {contact.help}
      </a>
    </Dialog>
  );
}
