import { billingColumns } from "../billing/billing-columns.server.ts";
import type { PersonalColumn } from "./personal-column.ts";

type Where = Omit<PersonalColumn, "table" | "column" | "by" | "fate">;

function own(place: string, by: PersonalColumn["by"], where: Where): PersonalColumn {
  return { ...split(place), by, fate: "delete", ...where };
}

function split(place: string) {
  const [table = "", column = ""] = place.split(".");
  return { table, column };
}

const hidden = { section: null } as const;
const withItsRow = { ...hidden, why: "goes with its row" } as const;

/** In deletion order, the account last. `tests/house/personal-data.test.ts` fails for a migration's missing column. */
export const personalColumns: readonly PersonalColumn[] = [
  own("answers.user_num", "num", { section: "respostas", pagedBy: "ord" }),
  own("answer_attempts.user_num", "num", { section: "outrasTentativas", pagedBy: "operation" }),
  own("self_assessments.user_num", "num", { section: "autoavaliacoes", pagedBy: "ord" }),
  own("mock_sessions.user_num", "num", { section: "simulados", pagedBy: "session" }),
  own("mock_registrations.user_num", "num", { section: "inscricoesEmSimulados", pagedBy: "event" }),
  own("practice_items.user_num", "num", { section: "itensDePratica", pagedBy: "place" }),
  own("practice_sessions.user_num", "num", { section: "sessoesDePratica", pagedBy: "num" }),
  own("saved_searches.user_num", "num", { section: "buscasSalvas" }),
  own("list_items.list", "own-list", { section: "questoesDeListas" }),
  own("list_follows.user_num", "num", { section: "listasSeguidas", pagedBy: "list" }),
  own("list_blueprints.user_num", "num", { section: "modelosDeListas" }),
  own("list_draws.user_num", "num", { section: "questoesSorteadas", pagedBy: "ord" }),
  // A trigger removes them, but for those of a school, which stay nameless.
  { ...split("essays.user_num"), by: "num", fate: "clear", section: "redacoes", pagedBy: "num" },
  own("comment_bank.owner", "id", { section: "bancoDeComentarios" }),
  own("lists.owner", "num", { section: "listas", pagedBy: "num" }),
  own("gpt_answer_requests.user_num", "num", { section: "perguntasAoAssistente", pagedBy: "num" }),
  own("gpt_allowances.user_num", "num", hidden),
  own("chat_messages.user_num", "num", { section: "conversaComAEquipe", pagedBy: "place" }),
  own("chat_notes.user_num", "num", { section: "anotacoesDaEquipe" }),
  // A trigger drops their files.
  own("chat_pictures.user_num", "num", hidden),
  own("chat_threads.user_num", "num", hidden),
  ...(
    [
      "chat_messages.written_by",
      "chat_notes.written_by",
      "chat_threads.taken_by",
      "campaign_requests.decided_by",
    ] as const
  ).map((place) => ({
    ...split(place),
    by: "id" as const,
    fate: "stays" as const,
    why: "who of the team answered another person; without the account the id is nobody's",
    ...hidden,
  })),
  ...billingColumns,
  own("progress.user_num", "num", { section: "progresso" }),
  own("key_replay_turns.user_num", "num", hidden),
  own("question_reports.user_id", "id", { section: "errosApontados" }),
  own("solution_requests.user_id", "id", { section: "resolucoesPedidas", pagedBy: "ord" }),
  own("comment_votes.user_num", "num", { section: "votosEmComentarios", pagedBy: "comment" }),
  own("comment_reports.user_id", "id", { section: "comentariosDenunciados" }),
  own("comment_followers.user_id", "id", hidden),
  // A trigger clears what they wrote: only its place stays, for the replies; a doubt that others answered stays nameless.
  { ...split("comments.user_id"), by: "id", fate: "clear", section: "comentarios", pagedBy: "num" },
  // A trigger hides the thread and empties its title, unless others answered it.
  { ...split("threads.user_id"), by: "id", fate: "clear", section: "duvidas", pagedBy: "num" },
  { ...split("cases.decided_by"), by: "id", fate: "clear", ...hidden },
  own("posting_bans.user_id", "id", { section: "suspensoesDePublicacao" }),
  own("exam_texts.owner_id", "id", { section: "rascunhosDeProvas" }),
  own("notification_marks.user_id", "id", { section: "marcasDeNotificacoes" }),
  own("notifications.audience", "audience", { section: "notificacoes" }),
  { ...split("notifications.sent_by"), by: "id", fate: "clear", ...hidden },
  // Files and materials belong to the school.
  { ...split("uploads.user_id"), by: "id", fate: "clear", ...hidden },
  { ...split("materials.last_modified_by"), by: "id", fate: "clear", ...hidden },
  { ...split("study_versions.saved_by"), by: "id", fate: "clear", ...hidden },
  own("live_channels.user_id", "id", hidden),
  own("account_links.user_id", "id", { section: "linksEnviados" }),
  own("identities.user_id", "id", { section: "entradas" }),
  { ...split("identities.email"), by: "email", fate: "stays", ...withItsRow },
  own("campaign_requests.user_id", "id", { section: "pedidosDeComunidades" }),
  own("public_profiles.user_id", "id", { section: "privacidade" }),
  own("profiles.user_id", "id", { section: "questionario" }),
  { ...split("profiles.guardian_email"), by: "email", fate: "stays", ...withItsRow },
  own("mail_outbox.recipient", "email", { section: "emails" }),
  own("mail_outbox.id", "guardian-mail", hidden),
  own("sessions.user_id", "id", { section: "sessoes" }),
  own("user_marks.num", "num", hidden),
  // While the school's rows still name the account.
  own("notebook_readings.person", "school-person", { section: "leituraDeCadernos" }),
  ...(
    [
      ["submissions.person", "provasDaEscola"],
      ["open_answers.person", "respostasAbertasDaEscola"],
      ["assessment_people.person", "condicoesDeProva"],
      ["submission_topics.person", "assuntosDeProvas"],
      ["event_seats.person", "lugaresEmCertames"],
      ["event_attendance.person", "presencasEmCertames"],
    ] as const
  ).map(([place, section]) => ({
    ...split(place),
    by: "school-person" as const,
    fate: "stays" as const,
    why: "exams taken at a school are its records, as on paper: it decides about them",
    section,
  })),
  ...(["assessment_marks.person", "essays.person"] as const).map((place) => ({
    ...split(place),
    by: "school-person" as const,
    fate: "stays" as const,
    why: "marks and essays of exams taken at a school are its to release",
    ...hidden,
  })),
  { ...split("school_people.account"), by: "num", fate: "clear", section: "escolas" },
  ...(["school_people.email", "school_people.updated_by", "school_classes.updated_by"] as const).map(
    (place) => ({
      ...split(place),
      by: place.endsWith("email") ? ("email" as const) : ("id" as const),
      fate: "stays" as const,
      why: "the school's own records of its people: it decides about them",
      ...hidden,
    }),
  ),
  ...(
    [
      "notebooks.updated_by",
      "blocks.updated_by",
      "block_versions.updated_by",
      "assessments.created_by",
      "assessments.updated_by",
      "assessment_key_changes.changed_by",
      "distractor_notes.written_by",
      "assessment_marks.marker",
      "assessment_events.created_by",
      "assessment_events.updated_by",
      "event_attendance.marked_by",
      "essay_themes.created_by",
      "essay_gradings.grader",
      "essay_appeals.decided_by",
      "school_questions.author",
      "school_questions.updated_by",
    ] as const
  ).map((place) => ({
    ...split(place),
    by: "id" as const,
    fate: "stays" as const,
    why: "a school's notebooks and exams stay with the school; without the account the id is nobody's",
    ...hidden,
  })),
  {
    ...split("mock_events.owner_id"),
    by: "id",
    fate: "stays",
    why: "the platform's calendar stays for who sat its exams; without the account the id is nobody's",
    ...hidden,
  },
  {
    ...split("jobs.owner_id"),
    by: "id",
    fate: "stays",
    why: "what a school's staff did in one go stays told to the school; without the account the id is nobody's",
    ...hidden,
  },
  {
    ...split("roster_imports.owner_id"),
    by: "id",
    fate: "stays",
    why: "who sent a school's list, swept within a month; without the account the id is nobody's",
    ...hidden,
  },
  {
    ...split("support_tickets.opened_by"),
    by: "id",
    fate: "stays",
    why: "calls for help and answers stay with the school; without the account the id is nobody's",
    ...hidden,
  },
  {
    ...split("support_messages.written_by"),
    by: "id",
    fate: "stays",
    why: "calls for help and answers stay with the school; without the account the id is nobody's",
    ...hidden,
  },
  {
    ...split("announcements.sent_by"),
    by: "id",
    fate: "stays",
    why: "what a school told its people stays with the school; without the account the id is nobody's",
    ...hidden,
  },
  {
    ...split("audit.actor_id"),
    by: "id",
    fate: "stays",
    why: "what was done is only ever added to; without the account the id is nobody's",
    ...hidden,
  },
  {
    ...split("audit.subject_id"),
    by: "id",
    fate: "stays",
    why: "what was done to an account stays told; without the account the id is nobody's",
    section: "alteracoesFeitasPelaEquipe",
  },
  {
    ...split("question_versions.actor_id"),
    by: "id",
    fate: "stays",
    why: "the history of a question stays told; without the account the id is nobody's",
    ...hidden,
  },
  {
    ...split("topic_changes.actor_id"),
    by: "id",
    fate: "stays",
    why: "the history of the catalogue stays told; without the account the id is nobody's",
    ...hidden,
  },
  {
    ...split("topic_changes.undone_by"),
    by: "id",
    fate: "stays",
    why: "the history of the catalogue stays told; without the account the id is nobody's",
    ...hidden,
  },
  {
    ...split("question_sources.imported_by"),
    by: "id",
    fate: "stays",
    why: "the name of a tool, not of a person",
    ...hidden,
  },
  { ...split("users.email"), by: "email", fate: "stays", ...withItsRow },
  own("users.id", "id", { section: "conta" }),
];
