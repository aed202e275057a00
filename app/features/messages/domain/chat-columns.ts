import { type ExportedAs, inside } from "#app/platform/personal/exported-as.ts";

type Exported = Readonly<Record<string, ExportedAs | null>>;

/** A conversation with the team, as exported. */
const chatMessageColumns: Exported = {
  user_num: inside,
  place: ["numero"],
  written_by: inside,
  content: ["texto"],
  picture: ["foto"],
  at: ["data", "time"],
};

const chatNoteColumns: Exported = {
  user_num: inside,
  id: inside,
  written_by: inside,
  content: ["texto"],
  at: ["data", "time"],
};

/** The conversation with the mentoring, as exported. */
const conversationMessageColumns: Exported = {
  num: inside,
  kind: inside,
  person: inside,
  ticket: inside,
  place: inside,
  by_person: ["escritaPorMim", "flag"],
  written_by: inside,
  content: ["texto"],
  at: ["data", "time"],
  operation: inside,
};

const campaignRequestColumns: Exported = {
  user_id: inside,
  campaign: ["comunidade"],
  message: ["mensagem"],
  created_at: ["pedidoEm", "time"],
  state: ["situacao"],
  decided_by: inside,
  decided_at: ["decididoEm", "time"],
  word: ["motivo"],
};

/** A person's data in conversations, by table. */
export const chatTables = {
  chat_messages: chatMessageColumns,
  chat_notes: chatNoteColumns,
  conversation_messages: conversationMessageColumns,
  campaign_requests: campaignRequestColumns,
} as const;
