import { lazy, useId, useState } from "react";
import { Choices } from "#app/platform/forms/components/choices.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { brazilianStates, isStateCode } from "../../domain/sign-up/brazilian-states.ts";
import { ageBands, needsGuardian } from "../../domain/sign-up/questionnaire-options.ts";
import { guardianEmailProblem } from "../../domain/sign-up/questionnaire-rules.ts";
import type { StageProps } from "./questionnaire-stages.tsx";

const StateMap = lazy(() => import("./state-map.tsx"));

/** Reserves the map's space. */
const mapBox = "mx-auto aspect-[613/639] w-full max-w-72";

function StateSelect({ answers, onChange }: StageProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        Estado
      </label>
      <select
        id={id}
        name="state"
        className="field"
        value={answers.state}
        onChange={(event) => onChange({ ...answers, state: event.target.value })}
      >
        {brazilianStates.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} ({code})
          </option>
        ))}
      </select>
    </div>
  );
}

function GuardianEmail({ answers, onChange }: StageProps) {
  const [left, setLeft] = useState(false);
  return (
    <div className="mt-3">
      <TextField
        label="E-mail do responsável"
        hint="Quem tem até 16 anos usa o Farol com o conhecimento de um responsável."
        name="guardianEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={answers.guardianEmail}
        problem={left ? guardianEmailProblem(answers.ageBand, answers.guardianEmail) : null}
        onBlur={() => setLeft(true)}
        onChange={(event) => onChange({ ...answers, guardianEmail: event.target.value })}
      />
    </div>
  );
}

/** Last stage: state, by map or list, and age (R-ACC-22, R-MINOR-1). */
export function PlaceStage(props: StageProps) {
  const { answers, onChange, sequential } = props;
  const { state } = answers;
  return (
    <>
      <StateSelect {...props} />
      {sequential && (
        <Deferred fallback={<div className={`mt-3 ${mapBox}`} />}>
          <div className={`mt-3 ${mapBox}`}>
            <StateMap
              chosen={isStateCode(state) ? state : null}
              onChangeState={(code) => onChange({ ...answers, state: code })}
            />
          </div>
        </Deferred>
      )}
      <fieldset className="mt-5">
        <legend className="mb-2 font-medium">Qual é a sua idade?</legend>
        <Choices
          name="ageBand"
          options={ageBands}
          chosen={[answers.ageBand ?? ""]}
          onChoose={(ageBand) => onChange({ ...answers, ageBand })}
        />
      </fieldset>
      {(needsGuardian(answers.ageBand) || !sequential) && <GuardianEmail {...props} />}
    </>
  );
}
