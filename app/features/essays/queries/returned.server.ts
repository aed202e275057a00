import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import {
  columns,
  flag,
  int,
  json,
  orNull,
  outer,
  pick,
  type RowOf,
  text,
} from "#app/platform/db/fields.server.ts";
import { essayAppeals, essays, essayThemes } from "#drizzle/schema/essays/essays.ts";
import type { GradingMark } from "../domain/essay.ts";
import { schoolOfTask } from "./own-essays.server.ts";

const essay = columns(essays, "e");
const former = outer(pick(columns(essays, "f"), "id", "text", "outcome"));
const appeal = outer(pick(columns(essayAppeals, "p"), "reason", "at", "answer", "decidedAt"));

type ShownReading = {
  num: number;
  round: number;
  grades: (number | null)[];
  details: string[][];
  comments: string[];
  marks: GradingMark[];
};

const returned = {
  ...pick(
    essay,
    "num",
    "id",
    "state",
    "profile",
    "way",
    "text",
    "lines",
    "words",
    "submittedAt",
    "returnedAt",
    "outcome",
  ),
  theme: columns(essayThemes, "t").title,
  themeId: columns(essayThemes, "t").id,
  school: schoolOfTask,
  /** Whether the first two readings are of colleagues. */
  peers: flag(sql`EXISTS (SELECT 1 FROM essay_tasks k WHERE k.num = e.task AND k.peers = 1)`),
  appealReason: appeal.reason,
  appealAt: appeal.at,
  appealAnswer: appeal.answer,
  appealDecidedAt: appeal.decidedAt,
  formerId: former.id,
  former: former.text,
  formerOutcome: former.outcome,
  /** One's draft of the same theme. */
  draft: orNull(
    text(sql`(SELECT d.id FROM essays d INDEXED BY essays_of_author WHERE d.user_num = e.user_num AND d.theme = e.theme
      AND d.state = 'draft' ORDER BY d.num DESC LIMIT 1)`),
  ),
  readings: json<
    ShownReading[]
  >(sql`(SELECT json_group_array(json_object('num', g.num, 'round', g.round, 'grades', json(g.grades),
    'details', json(g.details), 'comments', json(g.comments), 'marks', json(g.marks))) FROM json_each(e.outcome, '$.used') k
    CROSS JOIN essay_gradings g ON g.num = k.value)`),
};
export type ReturnedRow = RowOf<typeof returned>;

/** An author's own essay once it came back, with the readings that count and no grader's name. */
export function returnedEssay(db: Database, userNum: number, id: string) {
  return db.select(
    returned,
    sql`FROM essays e CROSS JOIN essay_themes t ON t.num = e.theme LEFT JOIN essay_appeals p ON p.essay = e.num
    LEFT JOIN essays f ON f.num = e.parent AND f.user_num = e.user_num
    WHERE e.id = ${id} AND e.user_num = CAST(${userNum} AS INTEGER) AND e.outcome IS NOT NULL`,
  );
}

/** An author's returned essays of the same theme as one of them, the newest first. */
export function attemptsOfTheme(db: Database, userNum: number, id: string, limit: number) {
  return db.select(
    pick(columns(essays, "a"), "id", "returnedAt", "outcome"),
    sql`FROM essays e CROSS JOIN essays a INDEXED BY essays_of_author ON a.user_num = e.user_num AND a.theme = e.theme
    WHERE e.id = ${id} AND e.user_num = CAST(${userNum} AS INTEGER) AND a.outcome IS NOT NULL ORDER BY a.num DESC LIMIT ${limit}`,
  );
}

/** An author's returned essays, the newest first. */
export function returnedEssays(db: Database, userNum: number, limit: number) {
  return db.select(
    { ...pick(essay, "id", "profile", "returnedAt", "outcome"), theme: columns(essayThemes, "t").title },
    sql`FROM essays e INDEXED BY essays_of_author CROSS JOIN essay_themes t ON t.num = e.theme
    WHERE e.user_num = CAST(${userNum} AS INTEGER) AND e.outcome IS NOT NULL ORDER BY e.num DESC LIMIT ${limit}`,
  );
}

const own = (userNum: number, id: string): SQL =>
  sql`e.id = ${id} AND e.user_num = CAST(${userNum} AS INTEGER) AND e.state = 'returned'`;

/** Once an essay, after it came back: the appeal and the panel's seat. The first statement's row is missing where there was one. */
export function appealEssay(
  db: Database,
  userNum: number,
  { id, reason, now }: { id: string; reason: string; now: number },
) {
  const added = db.returning(
    { essay: int(sql`essay`) },
    sql`INSERT INTO essay_appeals (essay, reason, at) SELECT e.num, ${reason}, ${now} FROM essays e WHERE ${own(userNum, id)}
    ON CONFLICT (essay) DO NOTHING`,
  );
  const asked = sql`EXISTS (SELECT 1 FROM essay_appeals p WHERE p.essay = e.num AND p.decided_at IS NULL)`;
  return {
    added,
    insertEssayGradings:
      db.statement(sql`INSERT OR IGNORE INTO essay_gradings (essay, round, seat) SELECT e.num, 4,
      1 + coalesce((SELECT max(g.seat) FROM essay_gradings g WHERE g.essay = e.num AND g.round = 4), 0)
      FROM essays e WHERE ${own(userNum, id)} AND ${asked}`),
    updateEssays: db.statement(
      sql`UPDATE essays AS e SET state = 'appealed' WHERE ${own(userNum, id)} AND ${asked}`,
    ),
  };
}

/** What the panel answered, from its newest reading. */
export function decideAppeal(db: Database, num: number, now: number) {
  const panel = (
    field: SQL,
  ) => sql`(SELECT ${field} FROM essay_gradings g WHERE g.essay = ${num} AND g.round = 4
    AND g.concluded_at IS NOT NULL ORDER BY g.seat DESC LIMIT 1)`;
  return db.statement(sql`UPDATE essay_appeals SET decided_at = ${now}, decided_by = ${panel(sql`g.grader`)},
    answer = coalesce(${panel(sql`g.comments ->> '$[#-1]'`)}, '')
    WHERE essay = ${num} AND decided_at IS NULL AND EXISTS (SELECT 1 FROM essays e WHERE e.num = ${num} AND e.state = 'returned')`);
}
