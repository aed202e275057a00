import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { weekOf } from "#app/platform/time/week.ts";
import { pathsUnder, textOf } from "./source-files.ts";

const database = new DatabaseSync(":memory:");
for (const path of pathsUnder("migrations")) database.exec(textOf(path));
afterAll(() => database.close());

const MONDAY = Date.parse("2026-11-16T12:00:00Z") / 1000;
const DAY = 86_400;
const STUDENTS = 3;
const CLASSES = 2;

const student = fc.integer({ min: 0, max: STUDENTS - 1 });
const inClass = fc.integer({ min: 0, max: CLASSES - 1 });
const act = fc.oneof(
  fc.record({ kind: fc.constant("answer" as const), student, day: fc.integer({ min: 0, max: 20 }) }),
  fc.record({ kind: fc.constantFrom("enter" as const, "leave" as const), student, inClass }),
  fc.record({ kind: fc.constantFrom("activate" as const, "inactivate" as const), student }),
);

let round = 0;
let ord = 0;

/** A new school with students (accounts with their counters) and classes; their numbers. */
function givenSchool() {
  round += 1;
  database.prepare("INSERT INTO schools (id, name, created_at) VALUES (?, 'x', 1)").run(`s${round}`);
  const own = Number(database.prepare("SELECT num FROM schools WHERE id = ?").get(`s${round}`)?.num);
  const students = Array.from({ length: STUDENTS }, (_, index) => {
    const id = `u${round}-${index}`;
    database
      .prepare(
        "INSERT INTO users (id, email, first_name, last_name, created_at) VALUES (?, ?, 'Ana', 'Sá', 1)",
      )
      .run(id, `${id}@x`);
    const user = Number(database.prepare("SELECT num FROM users WHERE id = ?").get(id)?.num);
    database.prepare("INSERT INTO progress (user_num) VALUES (?)").run(user);
    database
      .prepare(`INSERT INTO new_school_people (name_key, id, school, first_name, last_name, role, active, year, account, words,
        created_at, updated_at) VALUES (1, ?, ?, 'Ana', 'Sá', 'student', 1, 2026, ?, 'ana', 1, 1)`)
      .run(`p${round}-${index}`, own, user);
    const person = Number(
      database.prepare("SELECT num FROM school_people WHERE id = ?").get(`p${round}-${index}`)?.num,
    );
    return { user, person };
  });
  const classes = Array.from({ length: CLASSES }, (_, index) => {
    database
      .prepare(`INSERT INTO school_classes (id, school, year, name, slug, created_at, updated_at)
        VALUES (?, ?, 2026, ?, ?, 1, 1)`)
      .run(`c${round}-${index}`, own, `T${index}`, `t${index}`);
    return Number(
      database.prepare("SELECT num FROM school_classes WHERE id = ?").get(`c${round}-${index}`)?.num,
    );
  });
  return { school: own, students, classes };
}

/** The rule as plain bookkeeping: a member's week counts at their first answer in it that is later than all before. */
function bookkeeping() {
  const last = Array.from({ length: STUDENTS }, () => 0);
  const active = Array.from({ length: STUDENTS }, () => true);
  /** What each class has seen of its members. */
  const seen = Array.from({ length: CLASSES }, () => new Map<number, number>());
  const weeks = Array.from({ length: CLASSES }, (): Record<string, number> => ({}));
  const school: Record<string, number> = {};
  const weekIndex = (day: number) => Math.floor((day + 3) / 7);
  return {
    seen,
    weeks,
    school,
    active,
    answer(who: number, at: number) {
      const day = dayInSaoPaulo(at);
      last[who] = day;
      if (!active[who]) return;
      let counted = false;
      for (const [index, members] of seen.entries()) {
        const before = members.get(who);
        if (before === undefined) continue;
        if (weekIndex(before) < weekIndex(day)) {
          const own = weeks[index] ?? {};
          own[weekOf(at)] = (own[weekOf(at)] ?? 0) + 1;
          counted = true;
        }
        members.set(who, Math.max(before, day));
      }
      if (counted) school[weekOf(at)] = (school[weekOf(at)] ?? 0) + 1;
    },
    enter: (who: number, room: number) => {
      if (!seen[room]?.has(who)) seen[room]?.set(who, last[who] ?? 0);
    },
    leave: (who: number, room: number) => seen[room]?.delete(who),
  };
}

test("students of a week, members who have come and their last day are counted as they change, in any order", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const { school, students, classes } = givenSchool();
      const book = bookkeeping();
      let time = 1;
      for (const each of acts) {
        const { user = 0, person = 0 } = students[each.student] ?? {};
        time += 1;
        if (each.kind === "answer") {
          const at = MONDAY + each.day * DAY;
          database
            .prepare(
              "INSERT INTO answers (user_num, ord, alternative, grade, answered_at, operation) VALUES (?, ?, 'A', 1, ?, 'pratica-')",
            )
            .run(user, ++ord, at);
          book.answer(each.student, at);
        } else if (each.kind === "enter") {
          database
            .prepare(
              "INSERT OR IGNORE INTO class_members (class, until, person, since, role) VALUES (?, 0, ?, ?, 'student')",
            )
            .run(classes[each.inClass] ?? 0, person, time);
          book.enter(each.student, each.inClass);
        } else if (each.kind === "leave") {
          database
            .prepare("UPDATE class_members SET until = ? WHERE until = 0 AND class = ? AND person = ?")
            .run(time, classes[each.inClass] ?? 0, person);
          book.leave(each.student, each.inClass);
        } else {
          const active = each.kind === "activate";
          database.prepare("UPDATE school_people SET active = ? WHERE num = ?").run(Number(active), person);
          book.active[each.student] = active;
        }
      }
      for (const [index, num] of classes.entries()) {
        const row = database
          .prepare("SELECT students, started, weeks FROM school_classes WHERE num = ?")
          .get(num);
        const members = [...(book.seen[index] ?? new Map()).values()];
        expect(row?.students).toBe(members.length);
        expect(row?.started).toBe(members.filter((day) => day > 0).length);
        expect(JSON.parse(String(row?.weeks))).toEqual(book.weeks[index]);
      }
      const panel = database.prepare("SELECT weeks, entered FROM school_panels WHERE school = ?").get(school);
      expect(JSON.parse(String(panel?.weeks))).toEqual(book.school);
      expect(JSON.parse(String(panel?.entered)).student ?? 0).toBe(book.active.filter(Boolean).length);
    }),
    { numRuns: 60 },
  );
});
