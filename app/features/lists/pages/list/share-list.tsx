import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import { listPaths } from "../../paths.ts";
import type { ListView } from "../../services/load-list.server.ts";
import type { ListField } from "./edit-list.tsx";

type Props = { list: ListView["list"]; canonical: string; form: FormState<ListField> };

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast("Link copiado.", "success");
  } catch {
    toast("Não deu para copiar. Copie o link do campo.", "error");
  }
}

/** Link, WhatsApp and QR code; a private list must be opened first. */
export function ShareList({ list, canonical, form }: Props) {
  if (list.visibility === "private")
    return (
      <Form of={form} intent="edit" className="card mt-3 space-y-3 p-4">
        <p>Só você vê esta lista. Para compartilhar, deixe quem tem o link abrir.</p>
        <input type="hidden" name="quem" value="unlisted" />
        <Button type="submit">Abrir para quem tem o link</Button>
      </Form>
    );
  const message = encodeURIComponent(`Lista “${list.name}” no Farol: ${canonical}`);
  return (
    <section aria-label="Compartilhar" className="card mt-3 flex flex-wrap items-center gap-4 p-4">
      <img
        src={listPaths.qr(list.id)}
        alt="Código QR do link desta lista"
        width={132}
        height={132}
        className="rounded-control bg-white p-1"
      />
      <div className="min-w-0 flex-1 basis-60 space-y-3">
        <label className="block font-medium">
          Link
          <input readOnly value={canonical} className="field mt-1" />
        </label>
        <Toolbar className="">
          <Button look="secondary" className="needs-scripts" onClick={() => void copy(canonical)}>
            Copiar link
          </Button>
          <ButtonLink
            look="secondary"
            href={`https://wa.me/?text=${message}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </ButtonLink>
        </Toolbar>
      </div>
    </section>
  );
}
