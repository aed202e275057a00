import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import { formatAge } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { examPaths } from "../../paths.ts";

type Listed = { id: string; title: string; updatedAt: number };

/** With the open one marked. */
export function TextList({ texts, openId, now }: { texts: readonly Listed[]; openId: string; now: number }) {
  const [leaving, setLeaving] = useState<Listed | null>(null);
  return (
    <section aria-labelledby="rascunhos" className="mt-8">
      <h2 id="rascunhos" className="text-lg font-semibold">
        Seus rascunhos
      </h2>
      {texts.length === 0 ? (
        <p className="mt-1 text-muted">Nenhum ainda: o que você escrever fica guardado aqui sozinho.</p>
      ) : (
        <ul className="card mt-2 divide-y divide-line">
          {texts.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-4 px-4 py-1">
              <Link
                to={examPaths.import(each.id)}
                aria-current={each.id === openId ? "page" : undefined}
                className="inline-flex min-h-11 min-w-0 flex-1 items-center break-words text-link underline aria-[current]:font-semibold"
              >
                {each.title}
              </Link>
              <span className="text-sm text-muted">{formatAge(each.updatedAt, now)}</span>
              <Button
                look="quiet"
                onClick={() => setLeaving(each)}
                aria-label={`Apagar o rascunho ${each.title}`}
              >
                Apagar
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog title="Apagar rascunho?" open={leaving !== null} onClose={() => setLeaving(null)}>
        <p>O texto “{leaving?.title}” será apagado. O que já foi importado dele continua no acervo.</p>
        <Form method="post" className="mt-5 flex flex-wrap gap-3" onSubmit={() => setLeaving(null)}>
          <input type="hidden" name="id" value={leaving?.id ?? ""} />
          <Button type="submit" look="danger" name="intent" value="delete">
            Apagar
          </Button>
          <Button look="secondary" onClick={() => setLeaving(null)}>
            Cancelar
          </Button>
        </Form>
      </Dialog>
    </section>
  );
}
