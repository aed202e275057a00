import { forumPaths, moderationPaths } from "#app/features/forum/paths.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import type { Platform } from "../platform/open-platform.ts";
import { ask, type BenchForum, type Cost, costOf, type Run, studentOf } from "./client.ts";
import { givenModerator } from "./students.ts";
import { type Figure, quantile } from "./table.ts";

const THREADS = 1_000_000;
const CHUNK = 50_000;
/** Threads of the bench end here, by number: those of the demo come before. */
const NAMED = "bancada";
/** Questions that all doubts are about. */
const ASKED = 500;
/** Answers of the fullest thread. */
const LONGEST = 20_000;
const SAMPLES = 20;
/** Milliseconds. */
const QUICK = 100;

/** In the title of every n-th doubt. */
const WORDS =
  "energia, velocidade, triângulo, probabilidade, célula, oração, reação, república, mercado, fósforo";

export const noForum: BenchForum = { moderator: "", author: "", longest: "", question: "", middle: 0 };

const series = "WITH RECURSIVE n (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
const html = "'<p>' || o.title || ' Cheguei até a metade e não entendi a passagem.</p>'";

/** A million doubts, half of them answered, by 200 people; every fiftieth waits for the team, all set-based. */
async function fill(db: D1Database, at: number): Promise<void> {
  const words = JSON.stringify(WORDS.split(", "));
  for (let from = 1; from <= THREADS; from += CHUNK) {
    const to = from + CHUNK - 1;
    await db.batch([
      db
        .prepare(`${series}, q AS (SELECT ord, subject, row_number() OVER (ORDER BY ord) - 1 AS place
            FROM (SELECT ord, subject FROM questions WHERE status <> 'quarantined' ORDER BY ord LIMIT ${ASKED})),
          u AS (SELECT id, row_number() OVER (ORDER BY num) - 1 AS place FROM (SELECT id, num FROM users ORDER BY num LIMIT 200)),
          w AS (SELECT key, value FROM json_each(?3))
          INSERT INTO threads (ord, subject, user_id, operation, title, created_at)
          SELECT q.ord, q.subject, u.id, '${NAMED}-' || n.i, 'Dúvida ' || n.i || ' sobre ' || w.value || '?', ?4 - ${THREADS} + n.i
          FROM n CROSS JOIN q ON q.place = n.i % ${ASKED} CROSS JOIN u ON u.place = n.i % (SELECT count(*) FROM u)
          CROSS JOIN w ON w.key = n.i % 10`)
        .bind(from, to, words, at),
      db.prepare(`INSERT INTO comments (id, ord, parent, user_id, operation, source, html, created_at)
          SELECT '${NAMED}-d-' || o.num, -o.num, 0, o.user_id, o.operation, o.title, ${html}, o.created_at
          FROM threads o WHERE o.num > (SELECT max(num) - ${CHUNK} FROM threads)`),
      db.prepare(`INSERT INTO comments (id, ord, user_id, operation, source, html, created_at)
          SELECT '${NAMED}-r-' || o.num, -o.num, (SELECT id FROM users ORDER BY num LIMIT 1), 'r-' || o.operation, 'Resposta', '<p>Resposta</p>', o.created_at
          FROM threads o WHERE o.num > (SELECT max(num) - ${CHUNK} FROM threads) AND o.num % 2 = 0`),
      db.prepare(`INSERT INTO cases (target, urgency, causes, opened_at)
          SELECT c.num, 3 + c.num % 4, 1, c.created_at FROM comments c
          WHERE c.num > (SELECT max(num) - ${CHUNK} FROM comments) AND c.num % 50 = 0`),
    ]);
    console.log(`  ${to.toLocaleString("pt-BR")} dúvidas`);
  }
  await db
    .prepare(`${series} INSERT INTO comments (id, ord, user_id, operation, source, html, created_at)
      SELECT '${NAMED}-l-' || n.i, -(SELECT max(num) FROM threads), (SELECT id FROM users ORDER BY num LIMIT 1), '${NAMED}-l-' || n.i, 'Resposta', '<p>Resposta ' || n.i || '</p>', ?3
      FROM n`)
    .bind(1, LONGEST, at)
    .run();
}

/** The same forum in each run: filled in the first one. */
export async function givenBenchForum(platform: Platform): Promise<BenchForum> {
  const { deps, env } = platform;
  const count = () =>
    env.DB.prepare(`SELECT count(*) AS n FROM comments WHERE id LIKE '${NAMED}-l-%' LIMIT 1`).first<number>(
      "n",
    );
  const { moderator, author, authorId } = await givenModerator(platform);
  if ((await count()) === 0) await fill(env.DB, deps.now());
  await env.DB.prepare(`UPDATE threads SET user_id = ? WHERE num % 200 = 7 AND user_id <> ?`)
    .bind(authorId, authorId)
    .run();
  const row = await env.DB.prepare("SELECT max(num) AS last, max(num) / 2 AS middle FROM threads").first<{
    last: number;
    middle: number;
  }>();
  const ord = await env.DB.prepare("SELECT ord FROM threads WHERE num = ?")
    .bind(row?.last ?? 0)
    .first<number>("ord");
  return {
    moderator,
    author,
    longest: questionCode(row?.last ?? 0),
    question: questionCode(ord ?? 0),
    middle: row?.middle ?? 0,
  };
}

type Probe = readonly [what: string, path: string, most: number, cookie: string];

async function probe(base: string, [what, path, most, cookie]: Probe): Promise<Figure> {
  const times: number[] = [];
  let cost: Cost = { trips: 0, read: 0, written: 0, milliseconds: 0 };
  for (let sample = 0; sample < SAMPLES; sample++) {
    const response = await ask(base + path, { headers: cookie ? { Cookie: cookie } : {} });
    await response.arrayBuffer();
    cost = costOf(response);
    times.push(cost.milliseconds);
  }
  const median = Math.round(quantile(times, 0.5));
  return {
    what: `fórum, ${what}: viagens, linhas lidas, mediana no banco`,
    value: `${cost.trips}, ${cost.read}, ${median} ms`,
    bar: `1, ≤ ${most}, ≤ ${QUICK} ms`,
    ok: cost.trips === 1 && cost.read <= most && median <= QUICK,
  };
}

/** Pages of the forum and of moderation over a million doubts. */
export async function measureForum(run: Run): Promise<Figure[]> {
  const { base, forum } = run;
  const { middle, longest, question, author, moderator } = forum;
  const feed = (query: Record<string, string | number>) => forumPaths.forum(query);
  const answer = {
    intent: "write",
    inPlace: "1",
    text: "Uma resposta da bancada.",
    operation: crypto.randomUUID().replaceAll("-", ""),
  };
  const probes: Probe[] = [
    ["sem resposta", feed({}), 100, ""],
    ["novas", feed({ ver: "novas" }), 100, ""],
    ["novas, no meio", feed({ ver: "novas", apos: middle }), 100, ""],
    ["sem resposta de uma disciplina", feed({ materia: "fisica" }), 100, ""],
    [
      "novas de uma disciplina, no meio",
      feed({ ver: "novas", materia: "matematica", apos: middle }),
      100,
      "",
    ],
    ["minhas (5.000)", feed({ ver: "minhas" }), 100, author],
    ["busca de uma palavra comum", feed({ busca: "energia" }), 130, ""],
    [
      "busca com disciplina, no meio",
      feed({ busca: "energia duvida", materia: "fisica", apos: middle }),
      130,
      "",
    ],
    ["busca de uma rara", feed({ busca: "777777" }), 130, ""],
    [
      "parecidas",
      forumPaths.ask(question, { texto: "Qual é a velocidade e a probabilidade disto?" }),
      150,
      author,
    ],
    ["uma dúvida com 20.000 respostas", forumPaths.thread(longest), 330, ""],
    ["a mesma, com sessão", forumPaths.thread(longest), 330, author],
    ["moderação (30.000 casos)", moderationPaths.moderation({}), 420, moderator],
  ];
  const figures: Figure[] = [];
  for (const each of probes) figures.push(await probe(base, each));
  const sent = await fetch(`${base}${forumPaths.thread(longest)}?_data=features%2Fforum%2Fpages%2Fthread`, {
    method: "POST",
    headers: { Origin: base, Cookie: studentOf(run) },
    body: new URLSearchParams(answer),
  });
  const { comment } = (await sent.json()) as { comment?: unknown };
  const { trips, read, written } = costOf(sent);
  return [
    ...figures,
    {
      what: "fórum, responder à mesma: viagens, linhas lidas, escritas",
      value: `${trips}, ${read}, ${written}`,
      bar: "1, ≤ 120, ≤ 60",
      ok: comment !== undefined && trips === 1 && read <= 120 && written <= 60,
    },
  ];
}
