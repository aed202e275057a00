import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { claimGroups, claimTexts } from "#app/access/claim-texts.ts";
import type { ClaimName, SchoolRole } from "#app/access/claims.ts";
import { tierLabels, tierOf } from "#app/access/tier-of.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import type { PersonProblem } from "#app/domain/admin/person-form.ts";
import type { PersonDetail } from "#app/services/admin/read-person.server.ts";
import { ClaimBox } from "./claim-box.tsx";
import { SchoolChoice } from "./school-choice.tsx";

/** What every form of the page gets: the person, whether they are who looks, and what went wrong last. */
export type PersonPart = { person: PersonDetail; own: boolean; problem: PersonProblem | undefined };

/** What is chosen: at first what the person has, or what was posted and refused. */
function useChoice({ person, problem }: Pick<PersonPart, "person" | "problem">) {
  const kept = problem?.intent === "access" ? problem.kept : null;
  const [claims, setClaims] = useState<readonly string[]>(kept?.claims ?? person.claims);
  const [school, setSchool] = useState(kept?.school ?? person.school?.id ?? "");
  const [role, setRole] = useState(kept?.role || person.school?.role || "student");
  function toggle(name: ClaimName) {
    setClaims((held) => (held.includes(name) ? held.filter((each) => each !== name) : [...held, name]));
  }
  const tier = tierOf({ claims, school: school ? { id: school, role: role as SchoolRole } : null });
  return { claims, toggle, school, setSchool, role, setRole, tier };
}

/** Where somebody else changed the account in between: how it is now, beside what was chosen here. */
function AsItIs({ person }: { person: PersonDetail }) {
  const school = person.school ? `; escola ${person.school.id} (${person.school.role})` : "";
  return (
    <p className="mt-1 text-sm">
      Agora ela tem: {person.claims.join(", ") || "nenhuma permissão"}
      {school}. Abaixo está o que você tinha escolhido.
    </p>
  );
}

/** What a person may do: every claim by its name, their school, and the tier that results. */
export function AccessForm({ person, own, problem }: PersonPart) {
  const choice = useChoice({ person, problem });
  const navigation = useNavigation();
  const refused = problem?.intent === "access" ? problem : null;
  const pending = navigation.state !== "idle" && navigation.formData?.get("intent") === "access";
  return (
    <section aria-labelledby="permissoes" className="card p-4 sm:p-5">
      <h2 id="permissoes" className="text-lg font-semibold">
        Permissões
      </h2>
      <Form method="post" preventScrollReset className="mt-3 space-y-6">
        <input type="hidden" name="intent" value="access" />
        <input type="hidden" name="version" value={person.version} />
        {refused && (
          <ReplyMessage done={false} key={refused.message}>
            <p>{refused.message}</p>
            <AsItIs person={person} />
          </ReplyMessage>
        )}
        {claimGroups.map(({ title, claims }) => (
          <fieldset key={title}>
            <legend className="mb-2 font-semibold">{title}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {claims.map((name) => (
                <ClaimBox
                  key={name}
                  name={name}
                  text={claimTexts[name]}
                  checked={choice.claims.includes(name)}
                  fixed={own && name === "admin"}
                  onToggle={() => choice.toggle(name)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <SchoolChoice schools={person.schools} choice={choice} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p role="status">
            Nível que resulta: <strong>{tierLabels[choice.tier]}</strong>
          </p>
          <Button type="submit" pending={pending}>
            Salvar permissões
          </Button>
        </div>
      </Form>
    </section>
  );
}
