import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { schoolPaths } from "../../paths.ts";
import type { CheckView } from "./check-view.ts";

/** More new classes than these are folded away. */
const SHOWN_OPEN = 6;

type MadeProps = Pick<CheckView, "made" | "existing" | "chosen">;

/** Classes that do not exist: make each, use another, or leave its lines out. */
export function MadeClasses({ made, existing, chosen }: MadeProps) {
  if (made.length === 0) return <ResetChoices chosen={chosen} />;
  return (
    <Section title={plural(made.length, "turma não existe", "turmas não existem")}>
      <details open={made.length <= SHOWN_OPEN} className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2 font-medium text-link">
          Serão criadas. Ver, trocar ou deixar de fora
        </summary>
        <Rows>
          {made.map(({ key, name, year, people }) => (
            <li key={key} className="px-4 py-3">
              <SelectField
                label={`Turma não existe: ${name} de ${year} (${plural(people, "pessoa", "pessoas")})`}
                name={`class:${key}`}
                defaultValue=""
                options={[
                  { value: "", label: "Criar a turma" },
                  { value: "refuse", label: "Deixar estas linhas de fora" },
                  ...existing
                    .filter((each) => each.year === year)
                    .map((each) => ({ value: each.id, label: `Trocar por ${each.name}` })),
                ]}
              />
            </li>
          ))}
        </Rows>
      </details>
      <ResetChoices chosen={chosen} />
    </Section>
  );
}

/** Choices of classes leave the list above: this brings them back. */
function ResetChoices({ chosen }: Pick<CheckView, "chosen">) {
  if (chosen === 0) return null;
  return (
    <Button type="submit" look="quiet" name="intent" value="reset" className="mt-2">
      Desfazer {plural(chosen, "escolha de turma", "escolhas de turmas")}
    </Button>
  );
}

/** Classes that the lines themselves do not say, each way switchable. */
export function ClassesRead({ reading }: Pick<CheckView, "reading">) {
  if (reading.length === 0) return null;
  return (
    <fieldset className="mt-5 max-w-3xl">
      <legend className="mb-2 text-lg font-semibold">De onde vêm as turmas</legend>
      <div className="space-y-2">
        {reading.map(({ key, name, detail, isOn }) => (
          <Choice
            key={`${key} ${isOn}`}
            type="checkbox"
            name={`reading:${key}`}
            value="sim"
            defaultChecked={isOn}
            tall
          >
            {name}
            <span className="block text-sm font-normal break-words text-muted">{detail}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** Lines of a bundle with dangling references: they refuse no person. */
export function FileNotes({ reasons }: { reasons: CheckView["source"]["reasons"] }) {
  if (reasons.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-link">
        {plural(reasons.length, "aviso sobre o arquivo", "avisos sobre o arquivo")}
      </summary>
      <ul className="text-sm text-muted">
        {reasons.slice(0, 30).map(({ source, line, reason }) => (
          <li key={`${source} ${line}`} className="break-words">
            {source}, linha {formatNumber(line)}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

type ProblemsProps = Pick<CheckView, "problems"> & { href: string; refused: number };

/** Lines that are left out, by what mends them. */
export function LeftOut({ problems, href, refused }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Section id="problemas" title={plural(refused, "linha fica de fora", "linhas ficam de fora")}>
      <Rows>
        {problems.map(({ kind, text, count, isCut, places }) => (
          <li key={kind} className="px-4 py-3">
            <p className="font-medium break-words">
              {kind} ({plural(count, "linha", "linhas")})
            </p>
            <p className="text-sm break-words text-muted">{text}</p>
            <p className="text-sm break-words text-muted">
              {places.join("; ")}
              {isCut && " …"}
            </p>
          </li>
        ))}
      </Rows>
      <TextLink look="alone" href={href} download className="mt-2">
        Baixar só estas linhas
      </TextLink>
    </Section>
  );
}

type CompletenessProps = Pick<CheckView, "full" | "inactivate" | "absent"> & { schoolId: string };

/** Whether the list names everybody, and what becomes of those whom it does not name. */
export function Completeness({ full, inactivate, absent, schoolId }: CompletenessProps) {
  return (
    <fieldset className="mt-6 max-w-3xl">
      <legend className="mb-2 text-lg font-semibold">É a lista completa?</legend>
      <div className="space-y-2">
        <Choice type="checkbox" name="full" value="sim" defaultChecked={full} tall>
          Sim, todas as pessoas destes papéis estão aqui
        </Choice>
        {full && absent.total > 0 && (
          <Choice type="checkbox" name="inactivate" value="sim" defaultChecked={inactivate} tall>
            Inativar {plural(absent.total, "pessoa que não está", "pessoas que não estão")} na lista. Ninguém
            é apagado.
          </Choice>
        )}
      </div>
      {full && <AbsentPeople absent={absent} schoolId={schoolId} />}
    </fieldset>
  );
}

/** People of the school whom a complete list does not name. */
function AbsentPeople({ absent, schoolId }: Pick<CheckView, "absent"> & { schoolId: string }) {
  if (absent.total === 0) return <p className="mt-2 text-muted">Ninguém da escola falta na lista.</p>;
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-link">
        Ver quem não está na lista ({formatNumber(absent.total)})
      </summary>
      <ul className="columns-1 sm:columns-2">
        {absent.shown.map(({ id, name }) => (
          <li key={id}>
            <TextLink look="alone" to={schoolPaths.person(schoolId, id)}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
      {absent.total > absent.shown.length && (
        <p className="text-muted">e mais {formatNumber(absent.total - absent.shown.length)}</p>
      )}
    </details>
  );
}

/** Some of the people that change or are new. */
export function Sample({ rows }: { rows: CheckView["sample"] }) {
  if (rows.length === 0) return null;
  return (
    <Section title="Por exemplo">
      <Rows>
        {rows.map(({ place, name, said }) => (
          <li key={`${place} ${name}`} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
            <span className="min-w-0 font-medium break-words">{name}</span>
            <span className="text-muted">
              {place}: {said}
            </span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
