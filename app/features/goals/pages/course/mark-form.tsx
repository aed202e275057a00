import { Form } from "@remix-run/react";
import { useId } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Card } from "#app/platform/ui/components/part.tsx";

type Props = {
  sent: { typed: string; mean: number | null; hasBonus: boolean | null };
  /** Per cent, of the seats that have one. */
  bonuses: readonly number[];
};

/** The mean to compare; whether the regional bonus is due is asked where there is one. */
export function MarkForm({ sent: { typed, mean, hasBonus }, bonuses }: Props) {
  const [mark, problem] = [useId(), useId()];
  const isWrong = typed !== "" && mean === null;
  return (
    <Card>
      <Form className="flex flex-wrap items-end gap-3">
        <div>
          <label htmlFor={mark} className="block font-medium">
            Sua média neste curso
          </label>
          <input
            id={mark}
            name="nota"
            defaultValue={typed}
            inputMode="decimal"
            placeholder="702,5"
            aria-invalid={isWrong}
            aria-describedby={isWrong ? problem : undefined}
            className="field mt-1 w-32"
          />
        </div>
        {bonuses.length > 0 && <BonusQuestion percent={Math.max(...bonuses)} hasBonus={hasBonus} />}
        <Button type="submit">Ver a chance</Button>
      </Form>
      {isWrong && (
        <p id={problem} role="alert" className="mt-2 text-danger">
          Escreva uma média de 0 a 1000, como 702,5.
        </p>
      )}
    </Card>
  );
}

function BonusQuestion({ percent, hasBonus }: { percent: number; hasBonus: boolean | null }) {
  const answers = [
    { value: "sim", name: "Sim", chosen: hasBonus === true },
    { value: "nao", name: "Não", chosen: hasBonus === false },
  ];
  return (
    <fieldset>
      <legend className="font-medium">Você tem direito ao bônus de {percent} %?</legend>
      <div className="mt-1 flex gap-4">
        {answers.map(({ value, name, chosen }) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="bonus" value={value} defaultChecked={chosen} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
