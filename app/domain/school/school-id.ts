const SCHOOL_ID = /^[a-z][a-z0-9-]{1,39}$/;

/** Whether a word may be the id of a school. Anything else in its place of an address is no school, and nobody is asked. */
export function isSchoolId(word: string): boolean {
  return SCHOOL_ID.test(word);
}
