import { rowsOf } from "./given-school.ts";

/** Whole rows of a school's people, stays, classes, words and counts. */
export async function schoolRows(schoolId: string): Promise<unknown> {
  const school = "(SELECT num FROM schools WHERE id = ?)";
  return [
    await rowsOf(`SELECT * FROM school_people WHERE school = ${school} ORDER BY num`, schoolId),
    await rowsOf(
      `SELECT m.* FROM class_members m JOIN school_people p ON p.num = m.person WHERE p.school = ${school}
      ORDER BY m.person, m.class, m.until`,
      schoolId,
    ),
    await rowsOf(`SELECT * FROM school_classes WHERE school = ${school} ORDER BY id`, schoolId),
    await rowsOf(
      `SELECT w.rowid FROM school_people p JOIN school_people_words w ON w.rowid = p.place WHERE p.school = ${school} ORDER BY 1`,
      schoolId,
    ),
  ];
}
