/** Characters of a photo that are sought: more says no more, and an address holds no more. */
export const LONGEST_READ_TEXT = 1500;

/** Share of the read words from which a question is called found. */
export const FOUND_SHARE = 0.6;

/** Megabytes of the reader and its Portuguese, compressed. */
export const READER_MEGABYTES = 3;
