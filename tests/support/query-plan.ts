/** The tables that grow with the bank or with its people, and the indexes of its words. */
const TABLES = [
  "questions",
  "question_keys",
  "question_solutions",
  "question_sources",
  "question_items",
  "question_standings",
  "facet_panels",
  "pictures",
  "answers",
  "answer_attempts",
  "practice_sessions",
  "practice_items",
  "review_cards",
  "reviews",
  "review_notes",
  "mock_sessions",
  "mock_events",
  "mock_registrations",
  "saved_searches",
  "lists",
  "list_items",
  "list_follows",
  "list_blueprints",
  "list_draws",
  "track_progress",
  "progress",
  "users",
  "sessions",
  "audit",
  "audit_seals",
  "announcements",
  "announcement_people",
  "support_tickets",
  "conversation_messages",
  "question_versions",
  "question_findings",
  "question_reports",
  "solution_requests",
  "wanted_solutions",
  "unclear_steps",
  "unclear_step_counts",
  "key_replays",
  "key_replay_turns",
  "user_marks",
  "self_assessments",
  "comments",
  "comment_threads",
  "comment_votes",
  "comment_reports",
  "comment_followers",
  "school_people",
  "school_classes",
  "class_members",
  "materials",
  "uploads",
  "upload_parts",
];
const WORD_INDEXES = [
  "question_search",
  "question_filter",
  "question_ranks",
  "user_search",
  "school_people_words",
  "material_words",
  "list_words",
  "list_ranks",
];

/** Reads the whole of a table on purpose, and never for a request: the panels emptied before they are counted again. */
const MEANT = [/^delete from "facet_panels"$/i];

/** The names by which a statement may call these tables: their own, and the aliases it gives them. */
function namesIn(sql: string, tables: readonly string[]): Set<string> {
  const named = tables.filter((table) => sql.toLowerCase().includes(table));
  const aliases = named.flatMap((table) => [
    ...sql.matchAll(new RegExp(`\\b"?${table}"?\\s+(?:AS\\s+)?"?(\\w+)"?`, "gi")),
  ]);
  return new Set([...tables, ...aliases.map(([, alias = ""]) => alias)]);
}

const known = new Set<string>();

/** Whether no file before has prepared this statement with numbers at these places: one explanation is enough for all that share a workerd. */
export function isUnknown(sql: string, numbers: ReadonlySet<number>): boolean {
  const key = JSON.stringify([sql, [...numbers].sort()]);
  if (known.has(key)) return false;
  known.add(key);
  return true;
}

/** Steps of a statement's query plan that read a whole table, or all words of an index; each with its statement. */
export function scansIn(sql: string, plan: readonly string[]): string[] {
  if (MEANT.some((each) => each.test(sql))) return [];
  if (!plan.some((step) => step.startsWith("SCAN "))) return [];
  const [tables, indexes] = [namesIn(sql, TABLES), namesIn(sql, WORD_INDEXES)];
  const scans = plan.filter((step) => {
    const [, name = "", rest = ""] = /^SCAN (\w+)(.*)$/.exec(step) ?? [];
    // "VIRTUAL TABLE INDEX 0:M1" looks a word up, "0:=" a row; without either every row is read.
    if (indexes.has(name)) return !/VIRTUAL TABLE INDEX \d+:.*[M=]/.test(rest);
    return tables.has(name) && !rest.includes("VIRTUAL TABLE");
  });
  return scans.map((step) => `${step}: ${sql.replace(/\s+/g, " ").slice(0, 300)}`);
}
