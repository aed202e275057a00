const SCHOOL_ID = /^[a-z][a-z0-9-]{1,39}$/;

/** Anything else is rejected without a lookup. */
export function isSchoolId(word: string): boolean {
  return SCHOOL_ID.test(word);
}
