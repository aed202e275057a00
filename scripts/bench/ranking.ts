import { brazilianStates } from "#app/features/accounts/domain/sign-up/brazilian-states.ts";
import { courseInstitutions } from "#app/features/bank/domain/catalogue/course-institutions.ts";
import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { FIRST as FIRST_PLACES } from "#app/features/practice/domain/ranking/first-places.ts";
import { BLOCK } from "#app/features/practice/domain/ranking/fold.ts";
import { placeOn } from "#app/features/practice/domain/ranking/own-place.ts";
import { foldedWeeks } from "#app/features/practice/domain/ranking/weeks.ts";
import { ownPlaces } from "#app/features/practice/queries/ranking/places.server.ts";
import { foldRanking } from "#app/features/practice/services/ranking/fold-ranking.server.ts";
import type { Platform } from "../platform/open-platform.ts";
import { counting } from "./counting.ts";
import { type Figure, quantile } from "./table.ts";

const PEOPLE = 1_000_000;
/** Their numbers begin here, above real accounts. */
const FIRST = 10_000_000;
const CHUNK = 100_000;
/** People with accounts, whose points change. */
const FOLDED = 5000;
const SAMPLES = 40;

/** Most people have few points. */
const POINTS = "CAST(32000 * pow((i * 7919 % 1000003) / 1000003.0, 3) AS INTEGER) + 1";

const states = brazilianStates.map(({ code }) => code);
const courses = Object.keys(courseInstitutions);
const exams = courses.map((course) => institutionWithId(courseInstitutions[course] ?? 0)?.code);

function nth(list: readonly unknown[]): string {
  return `json_extract('${JSON.stringify(list)}', '$[' || CAST(i % ${list.length} AS INTEGER) || ']')`;
}

/** A million standings with a state, an exam and a school each, and accounts of the first of them. */
async function fill(db: D1Database, week: string): Promise<void> {
  for (let from = 0; from < PEOPLE; from += CHUNK) {
    await db
      .prepare(`WITH RECURSIVE n (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
        INSERT INTO rank_standings (user_num, points, weeks, groups)
        SELECT ${FIRST} + i, ${POINTS}, json_object('${week}', (${POINTS}) / 40 + 1),
          json_array('todos', 'estado-' || ${nth(states)}, 'prova-' || ${nth(exams)}, 'escola-s' || CAST(i % 500 AS INTEGER)) FROM n`)
      .bind(from, from + CHUNK - 1)
      .run();
    console.log(`  ${(from + CHUNK).toLocaleString("pt-BR")} pessoas`);
  }
  for (const [period, points] of [
    ["total", "r.points"],
    [week, `r.weeks ->> '$."${week}"'`],
  ] as const)
    for (const group of [0, 1, 2, 3]) {
      await db
        .prepare(`INSERT INTO rank_blocks (board, block, people)
          SELECT board, points / ${BLOCK}, json_group_object(points, people) FROM (
            SELECT '${period}/' || (r.groups ->> ${group}) AS board, ${points} AS points, count(*) AS people
            FROM rank_standings r WHERE r.user_num >= ${FIRST} GROUP BY 1, 2) GROUP BY 1, 2`)
        .run();
      await db
        .prepare(`INSERT INTO rank_tops (board, people, beyond)
          SELECT board, json_group_array(json_array(num, points) ORDER BY n) FILTER (WHERE n <= ${FIRST_PLACES}),
            max(json_array(num, points)) FILTER (WHERE n = ${FIRST_PLACES + 1}) FROM (
            SELECT '${period}/' || (r.groups ->> ${group}) AS board, r.user_num AS num, ${points} AS points,
              row_number() OVER (PARTITION BY r.groups ->> ${group} ORDER BY ${points} DESC, r.user_num) AS n
            FROM rank_standings r WHERE r.user_num >= ${FIRST}) WHERE n <= ${FIRST_PLACES + 1} GROUP BY board`)
        .run();
    }
  await db
    .prepare(`INSERT INTO rank_blocks (board, block, people)
      SELECT board, -1, json_group_object(block, people) FROM (
        SELECT b.board, b.block, sum(e.value) AS people FROM rank_blocks b, json_each(b.people) e WHERE b.block >= 0 GROUP BY 1, 2)
      GROUP BY 1`)
    .run();
  await db.batch([
    db.prepare(`WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${FOLDED - 1})
      INSERT INTO users (num, id, email, first_name, last_name, created_at, schools)
      SELECT ${FIRST} + i, 'bancada-' || i, 'bancada-' || i || '@farol.test', 'Pessoa', 'Bancada', 1,
        json_array(json_object('id', 's' || CAST(i % 500 AS INTEGER), 'role', 'student', 'person', i)) FROM n`),
    db.prepare(`WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${FOLDED - 1})
      INSERT INTO profiles (user_id, origin, courses, study_level, state, completed_at)
      SELECT 'bancada-' || i, 'Outro', json_array(${nth(courses)}), 'Outro', ${nth(states)}, 1 FROM n`),
    db.prepare(`INSERT INTO progress (user_num, total_points, week_points)
      SELECT user_num, points, weeks FROM rank_standings WHERE user_num >= ${FIRST} AND user_num < ${FIRST + FOLDED}`),
  ]);
}

/** Own places of some people in all their groups, of week and in all, against counting. */
async function measurePlaces(platform: Platform, week: string): Promise<Figure[]> {
  const { env } = platform;
  const [rows, times, scans]: [number[], number[], number[]] = [[], [], []];
  let wrong = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const num = FIRST + sample * 100;
    const counted = counting(platform);
    const start = performance.now();
    const own = await counted.deps.read(ownPlaces(counted.deps.db, num, ["total", week]));
    const places = own.map((each) => ({ ...each, ...placeOn(each) }));
    times.push(performance.now() - start);
    rows.push(counted.totals().read);
    const all = places.find((each) => each.group === "todos" && each.period === "total");
    const begun = performance.now();
    const place = await env.DB.prepare(
      "SELECT 1 + count(*) AS n FROM rank_standings WHERE points > (SELECT total_points FROM progress WHERE user_num = ?)",
    )
      .bind(num)
      .first<number>("n");
    scans.push(performance.now() - begun);
    if (place !== all?.place || own.length !== 8) wrong++;
  }
  return [
    {
      what: "linhas lidas: o próprio lugar nos oito rankings, entre 1.000.000 de pessoas (pior de 40)",
      value: String(Math.max(...rows)),
      bar: "≤ 60",
      ok: Math.max(...rows) <= 60,
    },
    { what: "o mesmo, p95", value: `${quantile(times, 0.95).toFixed(1)} ms` },
    {
      what: "contar quem tem mais pontos, um ranking, p95",
      value: `${quantile(scans, 0.95).toFixed(1)} ms`,
    },
    { what: "lugares diferentes da contagem", value: `${wrong} de ${SAMPLES}`, bar: "0", ok: wrong === 0 },
  ];
}

/** The points of 5,000 people, folded. */
async function measureFold(platform: Platform, week: string): Promise<Figure[]> {
  const { env } = platform;
  await foldRanking(platform.deps, 1000);
  await env.DB.prepare(
    `UPDATE progress SET total_points = total_points + 3, week_points = json_set(week_points, '$."${week}"', coalesce(week_points ->> '$."${week}"', 0) + 3)
    WHERE user_num >= ${FIRST} AND user_num < ${FIRST + FOLDED}`,
  ).run();
  const { deps, totals } = counting(platform);
  const start = performance.now();
  await foldRanking(deps, 1000);
  const seconds = (performance.now() - start) / 1000;
  const { read, written } = totals();
  const left = await env.DB.prepare("SELECT count(*) AS n FROM rank_changed").first<number>("n");
  return [
    {
      what: `linhas escritas por pessoa, dobrando ${FOLDED} pessoas`,
      value: (written / FOLDED).toFixed(2),
      bar: "≤ 7",
      ok: written / FOLDED <= 7 && left === 0,
    },
    { what: "linhas lidas por pessoa", value: (read / FOLDED).toFixed(1) },
    { what: `tempo de dobrar ${FOLDED} pessoas`, value: `${seconds.toFixed(1)} s` },
  ];
}

/** A million people in the ranking; filled once. */
export async function measureRanking(platform: Platform): Promise<Figure[]> {
  const { env, deps } = platform;
  const { week } = foldedWeeks(deps.now());
  const stored = await env.DB.prepare(
    `SELECT count(*) AS n FROM rank_blocks WHERE board = '${week}/todos'`,
  ).first<number>("n");
  if (!stored) {
    await env.DB.batch(
      ["rank_standings", "rank_blocks", "rank_tops", "rank_gone", "rank_changed"].map((table) =>
        env.DB.prepare(`DELETE FROM ${table}`),
      ),
    );
    await env.DB.batch([
      env.DB.prepare(`DELETE FROM users WHERE num >= ${FIRST}`),
      env.DB.prepare(`DELETE FROM progress WHERE user_num >= ${FIRST}`),
    ]);
    await fill(env.DB, week);
  }
  return [...(await measurePlaces(platform, week)), ...(await measureFold(platform, week))];
}
