import paperStyles from "#app/styles/paper.css?url";
import sheetStyles from "#app/styles/paper-sheets.css?url";

/** The styles of a page of paper. */
export const paperLinks = () => [paperStyles, sheetStyles].map((href) => ({ rel: "stylesheet", href }));
