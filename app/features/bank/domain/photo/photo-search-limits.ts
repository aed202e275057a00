/** Characters of a photo's text that are searched: more adds nothing, and would not fit into an address. */
export const LONGEST_READ_TEXT = 1500;

/** Share of the read words from which a question counts as found. */
export const FOUND_SHARE = 0.6;

/** Megabytes of the reader and its Portuguese, compressed. */
export const READER_MEGABYTES = 3;
