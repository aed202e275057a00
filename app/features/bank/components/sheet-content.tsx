import { CircleCheck, CircleX } from "lucide-react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { answerName, answerNoun } from "../domain/answers/check-answer.ts";

type Shown = {
  rows: [name: string, text: string][];
  tries: { alternative: string; answeredAt: number; correct: boolean | null }[];
};

function Tries({ tries }: { tries: Shown["tries"] }) {
  if (tries.length === 0) return <p className="text-muted">Você ainda não respondeu esta questão.</p>;
  return (
    <ol className="divide-y divide-line">
      {tries.map(({ alternative, answeredAt, correct }) => (
        <li key={`${answeredAt}${alternative}`} className="flex items-center gap-2 py-2">
          {correct !== null && (
            <Icon
              as={correct ? CircleCheck : CircleX}
              size={18}
              className={correct ? "text-success" : "text-danger"}
            />
          )}
          <span>
            {answerNoun(alternative)} {answerName(alternative)}
            {correct !== null && (correct ? ", certa" : ", errada")}
          </span>
          <span className="ml-auto text-sm text-muted">{formatDateTime(answeredAt)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Loaded on expansion. */
export default function SheetContent({ code }: { code: string }) {
  const { data, failed, again } = useRouteData<Shown>(questionPaths.sheet(code));
  if (failed)
    return (
      <p role="alert" className="py-2 text-muted">
        Não deu para buscar a ficha.
        <Button look="quiet" onClick={again} size="tight">
          Tentar de novo
        </Button>
      </p>
    );
  if (!data) return <p className="py-2 text-muted">Buscando…</p>;
  return (
    <div className="space-y-5 pt-1 pb-3">
      {data.rows.length === 0 ? (
        <p className="text-muted">A banca não publicou dados técnicos desta questão.</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_1fr]">
          {data.rows.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="font-medium max-sm:mt-1">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <Heading>Meu histórico nesta questão</Heading>
        <Tries tries={data.tries} />
      </div>
    </div>
  );
}
