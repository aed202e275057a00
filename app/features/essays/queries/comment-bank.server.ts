import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { commentBank } from "#drizzle/schema/essays/essays.ts";
import type { BankedComment } from "../domain/grading/grading-draft.ts";

/** Comments that the grader has used with the profile of one of their readings, the most used first. */
export function ownComments(db: Database, accountId: string, num: number) {
  return db.select(
    pick(columns(commentBank, "b"), "text", "part"),
    sql`FROM essay_gradings g CROSS JOIN essays e ON e.num = g.essay CROSS JOIN comment_bank b INDEXED BY comment_bank_of_owner
      ON b.owner = ${accountId} AND b.profile = e.profile WHERE g.num = CAST(${num} AS INTEGER)
    ORDER BY b.uses DESC, b.num DESC LIMIT 60`,
  );
}

type Banked = { owner: string; profile: string; comments: readonly BankedComment[]; now: number };

/** Comments of a concluded reading: counted where they are known, else added. */
export function bankComments(db: Database, { owner, profile, comments, now }: Banked) {
  const sent = JSON.stringify(comments);
  const known = sql`b.owner = ${owner} AND b.profile = ${profile} AND b.part IS (c.value ->> 'part') AND b.text = c.value ->> 'text'`;
  return [
    db.statement(sql`UPDATE comment_bank SET uses = uses + 1 WHERE num IN (
      SELECT b.num FROM json_each(${sent}) c CROSS JOIN comment_bank b INDEXED BY comment_bank_of_owner ON ${known})`),
    db.statement(sql`INSERT INTO comment_bank (id, owner, profile, part, text, uses, at)
      SELECT lower(hex(randomblob(16))), ${owner}, ${profile}, c.value ->> 'part', c.value ->> 'text', 1, ${now}
      FROM json_each(${sent}) c WHERE NOT EXISTS (SELECT 1 FROM comment_bank b INDEXED BY comment_bank_of_owner WHERE ${known})`),
  ] as const;
}
