import { Form } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { OrderedRows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { examPaths } from "../../paths.ts";
import { HiddenFields } from "./hidden-fields.tsx";

export type ListedDraft = { path: string; name: string; excerpt: string; key: string };

type QuestionListProps = { id: string; version: number; questions: readonly ListedDraft[] };

export function EditedQuestionList({ id, version, questions }: QuestionListProps) {
  if (questions.length === 0) return <Empty>Nenhuma questão ainda. Acrescente a primeira.</Empty>;
  const last = questions.length - 1;
  return (
    <OrderedRows>
      {questions.map(({ path, name, excerpt, key }, at) => (
        <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
          <div className="min-w-0 flex-1 basis-60">
            <TextLink look="alone" to={examPaths.exam(id, path)}>
              {name}
            </TextLink>
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
    </OrderedRows>
  );
}
