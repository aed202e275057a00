import { Form, Link } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { examPaths } from "../../paths.ts";
import { HiddenFields } from "./hidden-fields.tsx";

export type ListedDraft = { path: string; name: string; excerpt: string; key: string };

type QuestionListProps = { id: string; version: number; questions: readonly ListedDraft[] };

export function EditedQuestionList({ id, version, questions }: QuestionListProps) {
  if (questions.length === 0)
    return (
      <div className="card mt-2 px-4 py-10 text-center">
        <p className="font-semibold">Nenhuma questão ainda.</p>
        <p className="mt-1 text-muted">Acrescente a primeira.</p>
      </div>
    );
  const last = questions.length - 1;
  return (
    <ol className="card mt-2 divide-y divide-line">
      {questions.map(({ path, name, excerpt, key }, at) => (
        <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
          <div className="min-w-0 flex-1 basis-60">
            <Link
              to={examPaths.exam(id, path)}
              className="inline-flex min-h-11 items-center font-semibold text-link underline"
            >
              {name}
            </Link>
            <span className="ml-3 text-sm text-muted">{key}</span>
            <p className="line-clamp-2 text-sm break-words text-muted">{excerpt}</p>
          </div>
          <Form method="post" className="flex gap-1">
            <HiddenFields id={id} version={version} path={path} />
            <Button
              type="submit"
              look="quiet"
              name="intent"
              value="up"
              disabled={at === 0}
              aria-label={`Subir ${name}`}
            >
              <Icon as={ArrowUp} />
            </Button>
            <Button
              type="submit"
              look="quiet"
              name="intent"
              value="down"
              disabled={at === last}
              aria-label={`Descer ${name}`}
            >
              <Icon as={ArrowDown} />
            </Button>
          </Form>
          <ButtonLink
            look="quiet"
            to={`${examPaths.exam(id)}&excluir=${encodeURIComponent(path)}`}
            aria-label={`Excluir ${name}`}
          >
            Excluir
          </ButtonLink>
        </li>
      ))}
    </ol>
  );
}
