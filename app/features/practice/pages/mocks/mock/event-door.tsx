import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { practicePaths } from "../../../paths.ts";
import { EventRanking } from "./event-ranking.tsx";
import type { EventView } from "./event-view.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { ScoringNote } from "./rule-notes.tsx";

type EventDoorProps = { event: EventView; form: FormState<string> };

const languageNames = { ingles: "Inglês", espanhol: "Espanhol" } as const;

/** Where one chooses; what was chosen when signing up is the beginning. */
function EventLanguage({ event: { hasLanguages, language }, form }: EventDoorProps) {
  if (!hasLanguages) return null;
  const chosen = form.value("idioma", language ?? "") || null;
  return (
    <div className="mb-4">
      <LanguageChoice chosen={chosen} problem={form.problem("idioma")} />
    </div>
  );
}

/** Before the start: signing up brings a reminder, and a notice of a new time. It is optional. */
function Registration({ event, form }: EventDoorProps) {
  const { startsAt, isRegistered, language } = event;
  return (
    <Form of={form} intent="register">
      <p className="mb-3">
        {isRegistered
          ? `Sua inscrição está feita. Lembramos você uma hora antes: começa em ${formatDateTime(startsAt)}, para todos.`
          : `Todos começam juntos, em ${formatDateTime(startsAt)}. Quem se inscreve recebe um lembrete uma hora antes e o aviso de qualquer mudança; dá para fazer a prova também sem inscrição.`}
      </p>
      {isRegistered && language && (
        <p className="mb-3">
          Língua estrangeira: <strong>{languageNames[language]}</strong>. Dá para mudar ao começar.
        </p>
      )}
      {!isRegistered && <EventLanguage event={event} form={form} />}
      <input type="hidden" name="sair" value={isRegistered ? "sim" : "nao"} />
      <Button
        type="submit"
        look={isRegistered ? "quiet" : "primary"}
        pending={form.sending("intent") === "register"}
        className="w-full sm:w-auto sm:px-8"
      >
        {isRegistered ? "Cancelar minha inscrição" : "Inscrever-me"}
      </Button>
    </Form>
  );
}

/** One's own next step, by the state of the event and of one's sheet. */
function NextStep({ event, form }: EventDoorProps) {
  const { now, startsAt, endsAt, session, endedAt } = event;
  if (session !== null)
    return (
      <ButtonLink
        to={endedAt === null && now < endsAt ? practicePaths.session(session) : practicePaths.result(session)}
      >
        {endedAt === null && now < endsAt ? "Continuar a prova" : "Ver a minha prova"}
      </ButtonLink>
    );
  if (event.state === "cancelled")
    return <p>Este simulado foi cancelado. Os próximos estão em Simulados, com dia e hora.</p>;
  if (now < startsAt) return <Registration event={event} form={form} />;
  if (now >= endsAt) return <p>Este simulado terminou em {formatDateTime(endsAt)}.</p>;
  return (
    <Form of={form} intent="start">
      <p className="mb-3">O tempo já corre para todos: termina em {formatDateTime(endsAt)}.</p>
      <EventLanguage event={event} form={form} />
      <Button type="submit" pending={form.pending} className="w-full sm:w-auto sm:px-8">
        Começar a prova
      </Button>
    </Form>
  );
}

function progressText({ endsAt, now, rankedAt, seen, expected, state }: EventView): string | null {
  if (now < endsAt || rankedAt !== null || state === "cancelled") return null;
  if (expected === null || seen === null)
    return "As provas serão corrigidas todas juntas, e a classificação aparece aqui.";
  return `Corrigindo: ${seen} de ${plural(expected, "prova", "provas")}.`;
}

/** What the bank had for it, and how it is scored and ranked. */
function EventRules({ event: { shortfall, unmarked, onlyLanguage, rules } }: Pick<EventDoorProps, "event">) {
  return (
    <div className="space-y-1 text-sm text-muted">
      {shortfall && <p>{shortfall}</p>}
      {onlyLanguage && (
        <p>Língua estrangeira: {languageNames[onlyLanguage]}. O acervo não tinha questões da outra.</p>
      )}
      {unmarked && <p>{unmarked}</p>}
      <ScoringNote rules={rules} />
      {rules.method === "hits" && rules.scoringSource && (
        <p>A classificação segue os acertos: mínimos e médias dizem quem passa, e não quem vem antes.</p>
      )}
    </div>
  );
}

/** When it is, what it is like, one's own sheet and the ranking. */
export function EventDoor({ event, form }: EventDoorProps) {
  const { startsAt, endsAt, questions, template, lastSheets } = event;
  const progress = progressText(event);
  return (
    <>
      <section aria-label="Sobre o simulado" className="card mt-4 space-y-4 p-4 sm:p-6">
        <p>
          {template}: {plural(questions, "questão", "questões")}. De {formatDateTime(startsAt)} a{" "}
          {formatDateTime(endsAt)}.
        </p>
        <EventRules event={event} />
        <FormMessage of={form} />
        {progress && <p role="status">{progress}</p>}
        <NextStep event={event} form={form} />
        {event.state !== "cancelled" && event.now < lastSheets && (
          <p className="text-sm text-muted">
            Quem ficar sem internet pode entregar até {formatDateTime(lastSheets)} o que respondeu a tempo, e
            a classificação é refeita.
          </p>
        )}
      </section>
      {event.state !== "cancelled" && <EventRanking event={event} form={form} />}
    </>
  );
}
