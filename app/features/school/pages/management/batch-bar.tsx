import { useState } from "react";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { actNames, roleNames } from "../../domain/labels.ts";
import { batchActs } from "../../domain/people-batch.ts";
import { schoolRoleNames } from "../../domain/people-filter.ts";
import { schoolPaths } from "../../paths.ts";
import type { SchoolPeopleList } from "../../services/list-school-people.server.ts";
import type { ManagementField } from "./management-action.server.ts";

type Props = {
  form: FormState<ManagementField>;
  list: SchoolPeopleList;
  marked: number;
  onAll: () => void;
  onClear: () => void;
};

const link = "inline-flex min-h-11 items-center font-semibold text-link";

/** What to do with whom. With scripts it is put to work once somebody is marked. */
export function BatchBar({ form, list, marked, onAll, onClear }: Props) {
  const hydrated = useHydrated();
  const [all, setAll] = useState(false);
  const { total } = list;
  const everyone = total === null ? "Todas deste filtro" : `Todas as ${formatNumber(total)} deste filtro`;
  const chosen = !hydrated || all || marked > 0;
  return (
    <fieldset
      className={`z-10 mt-3 rounded-card border border-line bg-raised p-3 ${hydrated && chosen ? "sticky bottom-0 shadow-raised" : ""}`}
    >
      <legend className="sr-only">O que fazer com as pessoas marcadas</legend>
      <div className="flex flex-wrap items-center gap-x-4 text-[0.9375rem]">
        {hydrated && !all && <output>{plural(marked, "pessoa marcada", "pessoas marcadas")}</output>}
        {!all && (
          <button type="button" onClick={onAll} className={`needs-scripts ${link}`}>
            Marcar esta página
          </button>
        )}
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name="reach"
            value="filter"
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
            className="size-5 accent-primary"
          />
          {everyone}
        </label>
        {!all && marked > 0 && (
          <button type="button" onClick={onClear} className={link}>
            Limpar
          </button>
        )}
      </div>
      <div className={chosen ? "mt-1 flex flex-wrap items-end gap-2" : "hidden"}>
        <ActFields form={form} list={list} hydrated={hydrated} />
        <Button type="submit" name="intent" value="batch" pending={form.pending}>
          Aplicar
        </Button>
        <Button
          type="submit"
          look="secondary"
          name="intent"
          value="address"
          formAction={schoolPaths.newAnnouncement(list.school.id)}
        >
          Mandar recado
        </Button>
      </div>
    </fieldset>
  );
}

const choose = { value: "", label: "Escolha" };

/** The act, and what it needs; without scripts all of it. */
function ActFields({ form, list, hydrated }: Pick<Props, "form" | "list"> & { hydrated: boolean }) {
  const [act, setAct] = useState(form.value("act"));
  const needsClass = !hydrated || act === "enter" || act === "leave";
  const needsRole = !hydrated || act === "role";
  const classes = list.classes.map(({ id, name, year }) => ({ value: id, label: `${name} (${year})` }));
  const look = { className: "min-w-40 flex-1" };
  return (
    <>
      <SelectField
        {...look}
        label="Ação"
        name="act"
        value={act}
        onChange={(event) => setAct(event.target.value)}
        options={[choose, ...batchActs.map((value) => ({ value, label: actNames[value] }))]}
        problem={form.problem("act")}
      />
      {needsClass && (
        <SelectField {...look} {...form.field("batchClass")} label="Turma" options={[choose, ...classes]} />
      )}
      {needsRole && (
        <SelectField
          {...look}
          {...form.field("batchRole")}
          label="Novo papel"
          hint="Cada pessoa continua nas suas turmas, na lista do novo papel: estudantes ou professores."
          options={[choose, ...schoolRoleNames.map((value) => ({ value, label: roleNames[value] }))]}
        />
      )}
    </>
  );
}
