import { loadReviews } from "#app/features/practice/services/reviews/load-reviews.server.ts";
import { startReview } from "#app/features/practice/services/reviews/start-review.server.ts";
import { savePractice } from "#app/features/practice/services/save-practice.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import type { Platform } from "../platform/open-platform.ts";
import { counting } from "./counting.ts";
import type { Figure } from "./table.ts";

/** Above real accounts and those of the ranking. */
const NUM = 20_000_000;
const CARDS = 2000;
const QUEUE = 20;

/** A person with 2,000 cards, 400 of them due, and a limit of 20 a day. */
async function fill(db: D1Database, today: number): Promise<void> {
  const tables = [
    "review_cards",
    "reviews",
    "review_plans",
    "practice_sessions",
    "practice_items",
    "answers",
    "progress",
  ];
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table} WHERE user_num = ${NUM}`)));
  await db.batch([
    db.prepare(`INSERT INTO progress (user_num) VALUES (${NUM})`),
    db.prepare(`INSERT INTO review_plans (user_num, daily) VALUES (${NUM}, ${QUEUE})`),
    db.prepare(`INSERT INTO review_cards (user_num, ord, due, last, stability, difficulty)
      SELECT ${NUM}, ord, ${today} - 3 + row_number() OVER (ORDER BY ord) % 20, ${today} - 10, 6, 5
      FROM questions WHERE status = 'published' AND kind = 'single-choice' ORDER BY ord LIMIT ${CARDS}`),
  ]);
}

/** The page, a queue of 20, and its 20 answers sent at once, twice. */
export async function measureReviews(platform: Platform): Promise<Figure[]> {
  const today = dayInSaoPaulo(platform.deps.now());
  await fill(platform.env.DB, today);
  const viewer = { id: "bancada", num: NUM } as Partial<Viewer> as Viewer;
  const page = counting(platform);
  const { cards } = await loadReviews(page.deps, viewer);
  const queue = counting(platform);
  const id = await startReview(queue.deps, viewer, null);
  const changedAt = Date.now();
  const items = Array.from({ length: QUEUE }, (_, position) => ({
    position,
    choice: position % 4 === 0 ? "A" : "B",
    answered: true,
    marked: false,
    cut: "",
    changedAt,
  }));
  const changes = { items, head: null, times: [], endedAt: null };
  const saved = counting(platform);
  await savePractice(saved.deps, viewer, { id, changes });
  const again = counting(platform);
  await savePractice(again.deps, viewer, { id, changes });
  const { read } = page.totals();
  const first = saved.totals();
  return [
    {
      what: `linhas lidas: a página de revisão com ${CARDS} cartões (${cards} para hoje)`,
      value: String(read),
      bar: "≤ 64",
      ok: read <= 64,
    },
    {
      what: `linhas lidas: a fila de ${QUEUE}`,
      value: String(queue.totals().read),
      bar: "≤ 170",
      ok: queue.totals().read <= 170,
    },
    {
      what: `linhas escritas: ${QUEUE} respostas de uma revisão, de uma vez (por resposta)`,
      value: `${first.written} (${(first.written / QUEUE).toFixed(1)})`,
    },
    { what: "linhas lidas nesse envio", value: String(first.read) },
    {
      what: "linhas escritas pelo mesmo envio, repetido",
      value: String(again.totals().written),
      bar: "0",
      ok: again.totals().written === 0,
    },
  ];
}
