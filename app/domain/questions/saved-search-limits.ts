/** How many searches a person may keep. */
export const MOST_SAVED_SEARCHES = 50;
/** Characters of a saved search's name. */
export const LONGEST_SEARCH_NAME = 60;
