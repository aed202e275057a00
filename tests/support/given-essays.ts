import type { EssayGrader } from "#app/features/essays/queries/grading-seats.server.ts";
import { freshId } from "#tests/support/given.ts";
import { rowsOf } from "#tests/support/given-school.ts";

const TEXT = "No Brasil, a educação é direito de todos.\n\nPortanto, o Estado deve agir.";

/** A theme, of the platform or a school; its number. */
export async function givenTheme(school: string | null = null, profile = "enem"): Promise<number> {
  const [row] = await rowsOf<{ num: number }>(
    `INSERT INTO essay_themes (id, school, exam, axis, title, command, texts, profile, updated_at)
     VALUES (?, nullif(?, ''), 'enem', 'educacao', 'Desafios da leitura', 'Redija um texto.', '[]', ?, 1) RETURNING num`,
    freshId(),
    school ?? "",
    profile,
  );
  return row?.num ?? -1;
}

export type GivenEssay = { num: number; id: string };

/** Submitted essays, one after another. `author`: a user's number. */
export function givenEssays(
  count: number,
  {
    theme,
    author,
    school = null,
    text = TEXT,
  }: { theme: number; author: number; school?: string | null; text?: string },
): Promise<GivenEssay[]> {
  return rowsOf<GivenEssay>(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO essays (id, user_num, school, theme, profile, state, text, lines, words, device, started_at, saved_at, submitted_at)
     SELECT lower(hex(randomblob(16))), ?, nullif(?, ''), ?, (SELECT profile FROM essay_themes WHERE num = ?), 'submitted', ?, 22, 214,
       'd', 100, 200, 1780000000 + i FROM n WHERE ? > 0 RETURNING num, id`,
    count,
    author,
    school ?? "",
    theme,
    theme,
    text,
    count,
  );
}

/** A grader of whom only the account is known; `school` null: of the platform. */
export function graderNumbered(num: number, fields: Partial<EssayGrader> = {}): EssayGrader {
  return {
    accountId: `corretor-${num}`,
    userNum: 1_000_000 + num,
    school: null,
    coordinates: false,
    ...fields,
  };
}
