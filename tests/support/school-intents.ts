/** The `intent`s of the school area's forms; tests/house/school-intents.test.ts compares them with the pages. */
export const schoolIntents: readonly string[] = [
  "batch add-class data place activate inactivate invite cards reset unlock add remove rename archive reopen copy continue cancel undo",
  "sheet headings columns review unmend import enter bind find video delete restore",
  "create duplicate classes next save move drop section open send count reply preview upload confirm",
  "discard",
  "sheets",
  "address snooze wake",
  "publish withdraw share terms",
  "extra message call extend list block assessment start",
  "mark give-back rule days rooms attendance",
  "apply-key",
  "preview-key",
  "release take-back",
  "undo-key",
  "take free take-panel close-panel calibrate conclude",
  "task send-sheet take-off hand-in-sheets judge-copy",
].flatMap((line) => line.split(" "));
