import { Form } from "@remix-run/react";
import { useState } from "react";
import { formatAge } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { examPaths } from "../../paths.ts";

type Listed = { id: string; title: string; updatedAt: number };

/** With the open one marked. */
export function TextList({ texts, openId, now }: { texts: readonly Listed[]; openId: string; now: number }) {
  const [leaving, setLeaving] = useState<Listed | null>(null);
  return (
    <Section id="rascunhos" title="Seus rascunhos">
      {texts.length === 0 ? (
        <p className="mt-1 text-muted">Nenhum ainda: o que você escrever fica guardado aqui sozinho.</p>
      ) : (
        <Rows>
          {texts.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-4 px-4 py-1">
              <TextLink
                look="alone"
                to={examPaths.import(each.id)}
                aria-current={each.id === openId ? "page" : undefined}
                className="min-w-0 flex-1 aria-[current]:font-semibold"
              >
                {each.title}
              </TextLink>
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
        </Rows>
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
    </Section>
  );
}
