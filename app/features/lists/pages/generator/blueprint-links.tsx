import { Link } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { Fragment } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { listPaths } from "../../paths.ts";
import type { GeneratorView } from "../../services/load-generator.server.ts";

type Props = Pick<GeneratorView, "templates" | "saved"> & { form: FormState<"nome"> };

/** Blueprints to begin with: of real exams, and one's own. */
export function BlueprintLinks({ templates, saved, form }: Props) {
  return (
    <details className="card mb-4">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        Usar um modelo
      </summary>
      <ul aria-label="Modelos de provas" className="divide-y divide-line border-t border-line">
        {templates.map((template) => (
          <li key={template.name} className="px-4 py-2">
            <ExamTemplateLinks template={template} />
          </li>
        ))}
      </ul>
      {saved.length > 0 && (
        <ul aria-label="Seus modelos" className="divide-y divide-line border-t border-line">
          {saved.map(({ id, name, address }) => (
            <li key={id} className="flex items-center justify-between gap-2 px-4 py-1">
              <Link
                to={listPaths.generator(address)}
                className="inline-flex min-h-11 min-w-0 items-center font-medium break-words text-link"
              >
                {name}
              </Link>
              <Form of={form} intent="forget">
                <input type="hidden" name="modelo" value={id} />
                <button type="submit" aria-label={`Apagar o modelo ${name}`} className="icon-button">
                  <Icon as={Trash2} size={18} />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function ExamTemplateLinks({ template }: { template: Props["templates"][number] }) {
  const { links, summary, sources, unsourced } = template;
  return (
    <>
      <p className="flex flex-wrap gap-x-4">
        {links.map(({ label, to }) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center font-medium text-link">
            {label}
          </Link>
        ))}
      </p>
      <p className="text-sm">{summary}.</p>
      <p className="text-sm text-muted">
        {unsourced && `${unsourced} `}
        {sources.length > 0 && "Fontes: "}
        {sources.map(({ name, address }, index) => (
          <Fragment key={address}>
            {index > 0 && "; "}
            <a href={address} rel="noreferrer" className="underline underline-offset-4">
              {name}
            </a>
          </Fragment>
        ))}
      </p>
    </>
  );
}
