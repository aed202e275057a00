import { Form, useNavigation } from "@remix-run/react";
import { olympiadLevels } from "#app/features/bank/domain/exams/olympiad-levels.ts";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { olympiadPaths } from "../../paths.ts";

type Props = { level: number | null; year: number | null; years: readonly number[] };

export function OlympiadFilters({ level, year, years }: Props) {
  const navigation = useNavigation();
  const levels = olympiadLevels.map((each) => ({
    value: String(each.level),
    label: `Nível ${each.level} (${each.years})`,
  }));
  return (
    <Form
      key={`${level}-${year}`}
      action={olympiadPaths.olympiads()}
      preventScrollReset
      className="mt-5 flex flex-wrap items-end gap-3"
    >
      <SelectField
        label="Nível"
        name="nivel"
        defaultValue={level ?? ""}
        options={[{ value: "", label: "Todos os níveis" }, ...levels]}
        className="min-w-52 flex-1 sm:flex-none"
      />
      <SelectField
        label="Ano"
        name="ano"
        defaultValue={year ?? ""}
        options={[
          { value: "", label: "Todos" },
          ...years.map((each) => ({ value: String(each), label: String(each) })),
        ]}
        className="min-w-28 flex-1 sm:flex-none"
      />
      <Button type="submit" look="secondary" pending={navigation.state === "loading"}>
        Filtrar
      </Button>
    </Form>
  );
}
