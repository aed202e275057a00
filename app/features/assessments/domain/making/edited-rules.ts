export const LONGEST_ASSESSMENT_TITLE = 120;
/** Minutes: a day. */
export const LONGEST_SITTING = 1440;
export const MOST_ATTEMPTS = 10;
