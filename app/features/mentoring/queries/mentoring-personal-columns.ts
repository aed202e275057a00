import { hidden, own, type PersonalColumn, split } from "#app/platform/personal/personal-column.ts";

/** Personal data of mentoring. */
export const mentoringPersonalColumns: readonly PersonalColumn[] = [
  own("mentoring_tasks.mentee", "num", { section: "tarefasDaMentoria" }),
  own("mentoring_notes.mentee", "num", { section: "anotacoesDaMentoria" }),
  own("mentorships.mentee", "num", { section: "mentorias" }),
  own("conversation_messages.person", "num", { section: "mensagensDaMentoria" }),
  own("mentoring_shares.mentee", "num", { section: "relatoriosCompartilhados" }),
  own("mentoring_sittings.mentee", "num", { section: "listasDaMentoria" }),
  own("mentor_hours.mentor", "num", { section: "horariosDeMentor" }),
  own("meeting_people.mentee", "num", { section: "encontrosDaMentoria" }),
  { ...split("meetings.mentor"), by: "num", fate: "clear", section: "encontrosComoMentor" },
  // Those who have it go on with it.
  { ...split("mentoring_tests.owner"), by: "num", fate: "clear", section: "listasFeitasNaMentoria" },
  // A trigger ends them.
  { ...split("mentorships.mentor"), by: "num", fate: "clear", ...hidden },
  ...[
    "mentorships.assigned_by",
    "mentoring_tasks.created_by",
    "mentoring_notes.written_by",
    "meetings.booked_by",
    "mentoring_sittings.given_by",
    "mentoring_shares.created_by",
  ].map((place) => ({
    ...split(place),
    by: "id" as const,
    fate: "stays" as const,
    why: "who accompanied another person; without the account the id is nobody's",
    ...hidden,
  })),
];
