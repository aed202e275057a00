import { type SQL, sql } from "drizzle-orm";
import { shownInSchool } from "#app/features/bank/queries/reading.server.ts";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import type { ChangeStamp } from "#app/features/school/queries/people.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, text } from "#app/platform/db/fields.server.ts";
import type { AssessmentDocument, AssessmentRules } from "../domain/assessment.ts";
import { mayManage } from "./assessment-right.server.ts";

const changed = { id: text(sql`id`), revision: int(sql`revision`) };

export type AssessmentContent = {
  title: string;
  words: string;
  document: AssessmentDocument;
  rules: AssessmentRules;
  opensAt: number | null;
  closesAt: number | null;
};

function ordsOf({ sections }: AssessmentDocument): string {
  return JSON.stringify(sections.flatMap(({ questions }) => questions.map(({ ord }) => ord)));
}

function lengthOf(ords: string): SQL {
  return sql`json_array_length(${ords})`;
}

/** Condition: all of these ords may be in an exam of the school; those of `but` are not checked again. */
function allUsable(ords: string, schoolId: string, but: SQL): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${ords}) j WHERE j.value NOT IN ${but}
    AND NOT EXISTS (SELECT 1 FROM questions q WHERE q.ord = j.value AND ${shownInSchool(sql`${schoolId}`)}))`;
}

/** The ords in the assessment `a`. */
export const ordsHeld = sql`(SELECT h.value ->> 'ord' FROM json_each(a.document, '$.sections') g, json_each(g.value, '$.questions') h)`;

/** Whether somebody has started the assessment `a`. */
export const isStarted = sql`EXISTS (SELECT 1 FROM submissions s WHERE s.assessment = a.num)`;

/** A draft. A row if there is the school, and it may use all the questions. */
export function insertAssessment(
  db: Database,
  { schoolId }: Pick<AssessmentReader, "schoolId">,
  { id, title, words, document, rules, opensAt, closesAt }: AssessmentContent & { id: string },
  { at, by }: ChangeStamp,
) {
  const ords = ordsOf(document);
  return db.returning(
    changed,
    sql`INSERT INTO assessments (id, school, title, words, opens_at, closes_at, document, rules, questions, created_by, created_at,
        updated_by, updated_at)
      SELECT ${id}, s.id, ${title}, ${words}, ${opensAt}, ${closesAt}, ${JSON.stringify(document)}, ${JSON.stringify(rules)},
        ${lengthOf(ords)}, ${by}, ${at}, ${by}, ${at}
      FROM schools s WHERE s.id = ${schoolId} AND ${allUsable(ords, schoolId, sql`(SELECT 0 WHERE 0)`)}`,
  );
}

/** Condition: after the first start the questions and their order stay as they are. */
function isUnfrozen({ document, rules }: Pick<AssessmentContent, "document" | "rules">): SQL {
  const order = JSON.stringify([rules.shuffleQuestions, rules.shuffleAlternatives]);
  return sql`(NOT ${isStarted} OR (a.document = ${JSON.stringify(document)}
    AND json_array(a.rules -> '$.shuffleQuestions', a.rules -> '$.shuffleAlternatives') = json(${order})))`;
}

/** Stores a writer's version, if no one changed it since `revision`. Returns a row if stored. */
export function updateAssessment(
  db: Database,
  reader: AssessmentReader,
  { id, revision, ...content }: AssessmentContent & { id: string; revision: number },
  { at, by }: ChangeStamp,
) {
  const { title, words, document, rules, opensAt, closesAt } = content;
  const ords = ordsOf(document);
  return db.returning(
    changed,
    sql`UPDATE assessments SET title = ${title}, words = ${words}, document = ${JSON.stringify(document)},
      rules = ${JSON.stringify(rules)}, questions = ${lengthOf(ords)}, opens_at = ${opensAt}, closes_at = ${closesAt},
      revision = revision + 1, updated_at = ${at}, updated_by = ${by}
    WHERE num = (SELECT a.num FROM assessments a WHERE a.id = ${id} AND a.revision = ${revision} AND ${mayManage(reader)}
      AND ${isUnfrozen(content)} AND ${allUsable(ords, reader.schoolId, ordsHeld)})`,
  );
}

/** The classes and single students of the assessment `a`. */
const forSomebody = sql`(EXISTS (SELECT 1 FROM assessment_classes k WHERE k.assessment = a.num)
  OR EXISTS (SELECT 1 FROM assessment_people p WHERE p.assessment = a.num AND p.invited = 1))`;

/** Publishes what the writer saw; a row if it has questions and is for somebody. */
export function publishStatement(
  db: Database,
  reader: AssessmentReader,
  sent: { id: string; revision: number; opensAt: number | null; closesAt: number | null },
  { at, by }: ChangeStamp,
) {
  return db.returning(
    changed,
    sql`UPDATE assessments SET published_at = ${at}, opens_at = ${sent.opensAt}, closes_at = ${sent.closesAt}, active = 1,
      revision = revision + 1, updated_at = ${at}, updated_by = ${by}
    WHERE num = (SELECT a.num FROM assessments a WHERE a.id = ${sent.id} AND a.revision = ${sent.revision}
      AND ${mayManage(reader)} AND a.questions > 0 AND ${forSomebody})`,
  );
}

/** Back to a draft; a row unless somebody has started. */
export function withdrawStatement(
  db: Database,
  reader: AssessmentReader,
  id: string,
  { at, by }: ChangeStamp,
) {
  return db.returning(
    changed,
    sql`UPDATE assessments SET published_at = NULL, revision = revision + 1, updated_at = ${at}, updated_by = ${by}
    WHERE num = (SELECT a.num FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)} AND NOT ${isStarted})`,
  );
}

/** The audit row of what the statement before it changed, with the title; none if it changed nothing. */
export function auditAssessment(db: Database, entry: AuditEntry, id: string, after: object) {
  return insertAudit(db, entry, {
    subjectId: sql`${id}`,
    before: sql`'{}'`,
    after: sql`json_set(${JSON.stringify(after)}, '$.title', (SELECT o.title FROM assessments o WHERE o.id = ${id}))`,
    from: sql`FROM (SELECT 1 WHERE changes() > 0) z`,
  });
}
