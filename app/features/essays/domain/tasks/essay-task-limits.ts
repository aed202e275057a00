/** Characters. */
export const LONGEST_THEME_TITLE = 200;
export const LONGEST_COMMAND = 1500;
export const LONGEST_MOTIVATING_TEXT = 3000;
export const LONGEST_TASK_NOTE = 1000;
/** Motivating texts of a school's own theme. */
export const MOST_OWN_TEXTS = 3;

/** In the field of the theme: the school writes its own. */
export const OWN_THEME = "propria";
/** Of the form's "leituras": two readings, by the students themselves. */
export const PEERS = "colegas";
