import { type SQL, sql } from "drizzle-orm";
import { FIRST_SCHOOL_ORD } from "#app/features/bank/domain/school-ord.ts";
import { notHeld } from "#app/features/bank/queries/held-back.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { type Fields, int, text } from "#app/platform/db/fields.server.ts";
import { HOLDABLE } from "./reading.server.ts";

/** The owner of an automatic list, and when it is requested: each question in it was answered wrong. */
type Asked = { id: AutomaticId; userNum: number; now: number };

type AutomaticId = "minhas-erradas" | "para-rever";

/** Wrong first answers that an automatic list looks at, the newest; each reads its later attempts where they matter. */
const LOOKED_AT: Readonly<Record<AutomaticId, number>> = { "minhas-erradas": 500, "para-rever": 200 };
/** Of an ord and its comma in `wrong_ords`. */
const LISTED = 13;

/** No later attempt was right. Reads the attempts, and a key each. */
const NOT_YET_RIGHT =
  sql.raw(`NOT EXISTS (SELECT 1 FROM answer_attempts t CROSS JOIN question_keys k ON k.ord = t.ord
  WHERE t.user_num = p.user_num AND t.ord = j.value AND t.alternative = k.letter)`);

/** The ords of an automatic list as `j.value`, none of an open exam; the newest has the highest `j.key`. */
function automaticItems({ id, userNum, now }: Asked): SQL {
  const tail = sql.raw(`substr(p.wrong_ords, ${-LISTED * LOOKED_AT[id]})`);
  // What is cut off in the middle of a number ends at the first comma.
  const array = sql`'[' || rtrim(substr(${tail}, instr(${tail}, ',') + 1), ',') || ']'`;
  const filter = id === "para-rever" ? sql` AND ${NOT_YET_RIGHT}` : sql``;
  return sql`FROM progress p CROSS JOIN json_each(${array}) j
    WHERE p.user_num = ${userNum} AND j.value < ${sql.raw(String(FIRST_SCHOOL_ORD))}
      AND ${notHeld(sql`j.value`, { userNum: sql.raw("p.user_num"), now })}${filter}`;
}

/** Newest first. */
export function ordsOfAutomatic(db: Database, asked: Asked) {
  return db.select({ ord: int(sql`j.value`) }, sql`${automaticItems(asked)} ORDER BY j.key DESC`);
}

/** A page of an automatic list, with `fields` of `questions q`. */
export function questionsOfAutomatic<Named extends Fields>(
  db: Database,
  asked: Asked,
  { fields, ...page }: { fields: Named; offset: number; limit: number },
) {
  return db.select(
    fields,
    sql`FROM (SELECT j.value AS ord ${automaticItems(asked)} ORDER BY j.key DESC
      LIMIT ${page.limit} OFFSET ${page.offset}) i CROSS JOIN questions q ON q.ord = i.ord WHERE ${HOLDABLE}`,
  );
}

/** The whole list in its order, as `placesInList`. */
export function placesInAutomatic(db: Database, asked: Asked) {
  const fields = { ord: int(sql`q.ord`), place: text(sql`''`), name: text(sql`''`) };
  return questionsOfAutomatic(db, asked, { fields, offset: 0, limit: LOOKED_AT[asked.id] });
}

/** Wrong first answers by the ledger's own list. One row. */
export function countWrong(db: Database, userNum: number) {
  return db.select(
    { wrong: int(sql`length(p.wrong_ords) - length(replace(p.wrong_ords, ',', '')) - 1`) },
    sql`FROM progress p WHERE p.user_num = ${userNum}`,
  );
}
