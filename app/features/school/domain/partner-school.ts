/** The school with a page, a logo and a colour of its own (R-SCHOOL-14). */
export const PARTNER_SCHOOL = "azambuja";
