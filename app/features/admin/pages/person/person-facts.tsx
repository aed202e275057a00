import { AdminAct } from "#app/platform/page/components/admin-form.tsx";
import { AdminFacts } from "#app/platform/page/components/admin-list.tsx";
import { formatDate } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { PersonChips } from "../../components/person-chips.tsx";
import { adminPaths } from "../../paths.ts";
import type { PersonPart } from "./access-form.tsx";

export function PersonFacts({ person, own }: PersonPart) {
  const { profileCompleteAt } = person;
  const facts = [
    ["E-mail", `${person.email}${person.emailVerified ? "" : " (por confirmar)"}`],
    ["Código", person.id],
    ["Conta criada em", formatDate(person.createdAt)],
    [
      "Questionário (completeProfile)",
      profileCompleteAt ? `respondido em ${formatDate(profileCompleteAt)}` : "por responder",
    ],
    ["Escola", person.school ? (person.schoolName ?? person.school.id) : "nenhuma"],
  ] as const;
  return (
    <section aria-label="Conta" className="card mt-4 p-4 sm:p-5">
      {own && <p className="mb-3 font-semibold">Esta é a sua conta.</p>}
      <PersonChips person={person} />
      <AdminFacts facts={facts} />
      <Toolbar>
        <ButtonLink look="secondary" to={adminPaths.noticeTo(person.id)}>
          Enviar notificação
        </ButtonLink>
        {!person.emailVerified && (
          <AdminAct intent="resend" look="secondary">
            Reenviar confirmação de e-mail
          </AdminAct>
        )}
      </Toolbar>
    </section>
  );
}
