/** The school with a page, a logo and a colour of its own (spec 000 §2). */
export const PARTNER_SCHOOL = "azambuja";
