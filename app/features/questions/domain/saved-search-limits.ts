export const MOST_SAVED_SEARCHES = 50;
/** Characters. */
export const LONGEST_SEARCH_NAME = 60;
