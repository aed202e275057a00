import { bindings } from "#tests/support/bindings.ts";

type Named = { id: string; num: number; email: string };

const ORD = 20_220_000_001;

function run(sql: string, ...values: (string | number)[]): Promise<unknown> {
  return bindings.DB.prepare(sql)
    .bind(...values)
    .run();
}

/** A list of mentoring made and one received, with a link to its report. */
async function givenMentoringTraces(num: number): Promise<void> {
  await run(
    "INSERT INTO mentoring_tests (id, owner, name, colour, ords, size, subjects, created_at) VALUES (?, ?, 'Óptica', 'azul', '[20220000001]', 1, '[5]', 1)",
    `lista-${num}`,
    num,
  );
  await run(
    "INSERT INTO mentoring_sittings (test, mentee, mode, minutes, due_at, given_at, given_by) VALUES (1, ?, 'exam', 60, 9, 1, 'mentor')",
    num,
  );
  await run(
    `INSERT INTO conversation_messages (kind, person, place, by_person, written_by, content, at, operation)
      VALUES ('mentoring', ?, 1, 0, 'mentor', 'Como foi a semana?', 1, ?)`,
    num,
    `op-mentoria-${num}`,
  );
  await run("INSERT INTO mentor_hours VALUES (?, 0, 840, 1020)", num);
  await run("INSERT INTO meetings VALUES (?, ?, 10, 20, 0, NULL, 'mentor', 1)", `encontro-${num}`, num);
  await run("INSERT INTO meeting_people VALUES (?, ?, 1)", `encontro-${num}`, num);
  await run("INSERT INTO mentoring_shares VALUES (?, 1, ?, 'mentor', 1, 9999999999)", `h-${num}`, num);
}

/** A claimed shift, and participation in a challenge. */
async function givenCommunityTraces({ id, num, email }: Named): Promise<void> {
  await run("INSERT INTO community_people VALUES (?, 'clube', 0, 1)", num);
  await run("INSERT INTO shift_people VALUES (1, ?, 1, NULL, NULL)", num);
  await run("INSERT INTO challenge_participants VALUES (1, ?, 'Ana', 'Lima', 'Recife', NULL)", email);
  await run("INSERT INTO challenge_sittings VALUES (1, ?, ?)", num, `pratica-${id}`);
  await run("INSERT INTO challenge_scores VALUES (1, ?, 7, 10)", num);
  await run("INSERT INTO challenge_imports VALUES (?, 1, ?, '[]', 1)", `lista-do-desafio-${num}`, id);
}

/** All data of a person in the product, in every table that can have some. */
export async function givenTraces({ id, num, email }: Named): Promise<void> {
  const grade = 5 * 2 + 1;
  await run(
    "INSERT OR IGNORE INTO question_keys (ord, subject, letters, letter, a) VALUES (?, 5, 'ABCDE', 'A', 7)",
    ORD,
  );
  for (const more of [0, 1, 2])
    await run(
      "INSERT INTO answers (user_num, ord, alternative, grade, answered_at, operation) VALUES (?, ?, 'A', ?, 1790000000, ?)",
      num,
      ORD + more,
      grade,
      `op-${num}-${more}`,
    );
  await run("INSERT INTO answer_attempts VALUES (?, 'again', ?, 'B', 1790000001)", num, ORD);
  await run("INSERT INTO self_assessments VALUES (?, ?, 'partly', 1790000000, 1790000002)", num, ORD);
  await run("INSERT INTO key_replay_turns VALUES (?, 1)", num);
  await run(
    "INSERT INTO question_reports (ord, user_id, kind, content, created_at) VALUES (?, ?, 'key', 'a certa é a C', 1)",
    ORD,
    id,
  );
  await run("INSERT INTO solution_requests VALUES (?, ?, 1)", ORD, id);
  await run("INSERT INTO unclear_steps VALUES (?, 1, ?, 1)", ORD, id);
  await run(
    "INSERT INTO comments (id, ord, user_id, operation, source, html, created_at) VALUES (?, ?, ?, 'op-do-comentario', 'Comentei', '<p>Comentei</p>', 1)",
    `comentario-${num}`,
    ORD,
    id,
  );
  await run(
    "INSERT INTO threads (ord, subject, user_id, operation, title, created_at) VALUES (?, 1, ?, 'op-da-duvida', 'Minha dúvida', 1)",
    ORD,
    id,
  );
  await run("INSERT INTO posting_bans VALUES (?, 1, 'Motivo da suspensão')", id);
  await run("INSERT INTO comment_votes VALUES (?, 1, 1)", num);
  await run("INSERT INTO comment_reports VALUES (1, ?, 'other', 1, NULL)", id);
  await run("INSERT INTO comment_followers VALUES (?, ?, 0)", ORD, id);
  await run(
    "INSERT INTO practice_sessions (id, user_num, mode, title, ords, size, started_at) VALUES (?, ?, 'exam', 'Sessão', '[20220000001]', 1, 1)",
    `pratica-${id}`,
    num,
  );
  await run(
    "INSERT INTO mock_sessions (session, user_num, exam, method) SELECT num, user_num, 'modelo-enem-2', 'tri' FROM practice_sessions WHERE user_num = ?",
    num,
  );
  await run("INSERT INTO mock_registrations VALUES (1, ?, 'espanhol')", num);
  await run("INSERT INTO practice_items (user_num, place, choice, changed_at) VALUES (?, 1000, 'A', 1)", num);
  await run("INSERT INTO rank_changed VALUES (?)", num);
  await run("INSERT INTO rank_standings (user_num, points, groups) VALUES (?, 9, '[\"todos\"]')", num);
  await run("INSERT INTO review_plans (user_num) VALUES (?)", num);
  await run(
    "INSERT INTO review_notes (user_num, id, front, back, due, created_at) VALUES (?, 'cartao', 'Minha frente', 'Meu verso', 20780, 1)",
    num,
  );
  await run("INSERT INTO review_cards (user_num, ord, due) VALUES (?, ?, 20780)", num, ORD);
  await run(
    "INSERT INTO reviews (user_num, ord, place, day, grade, spent, due_before) VALUES (?, ?, 1000, 20780, 3, 60, 20780)",
    num,
    ORD,
  );
  await run(
    "INSERT INTO saved_searches (user_num, id, address, name, saved_at) VALUES (?, 'guardada', '/questoes/ENEM', 'ENEM', 1)",
    num,
  );
  await run(
    "INSERT INTO lists (id, owner, name, colour, created_at, changed_at) VALUES (?, ?, 'Minha lista', 'azul', 1, 1)",
    `lista-${num}`,
    num,
  );
  await run(
    "INSERT INTO list_items (list, ord, place) SELECT num, ?, 'V' FROM lists WHERE owner = ?",
    ORD,
    num,
  );
  await run("INSERT INTO list_blueprints VALUES (?, 'modelo', 'Meu modelo', '/gerador-listas', 1)", num);
  await run("INSERT INTO list_draws VALUES (?, ?)", num, ORD);
  await run("INSERT INTO list_follows VALUES (?, 1, 1)", num);
  await run("INSERT INTO track_progress VALUES (?, 'fisica', '{\"mru\":2}', '{\"mru\":[[1,2,2]]}', 1)", num);
  await run(
    "INSERT INTO gpt_answer_requests (user_num, key, words, status, message, asked_at) VALUES (?, 'op', 'O que é mol?', 200, 'Uma quantidade.', 1)",
    num,
  );
  await run("INSERT INTO gpt_allowances VALUES (?, 1, 1)", num);
  await run(
    "INSERT INTO chat_threads (user_num, messages, preview, changed_at) VALUES (?, 1, 'Não consigo entrar', 1)",
    num,
  );
  await run(
    "INSERT INTO mentorships (mentor, mentee, since, assigned_by) VALUES (?, ?, 1, 'chefe')",
    -num,
    num,
  );
  await run(
    "INSERT INTO mentorships (mentor, mentee, since, assigned_by) VALUES (?, ?, 1, 'chefe')",
    num,
    -num,
  );
  await run(
    "INSERT INTO mentoring_tasks (id, mentee, week, day, title, minutes, created_at, created_by) VALUES (?, ?, '2026-11-16', 0, 'Óptica', 30, 1, 'mentor')",
    `tarefa-${num}`,
    num,
  );
  await run("INSERT INTO mentoring_notes VALUES (?, ?, 'mentor', 'Boa semana', 1)", `anotacao-${num}`, num);
  await givenMentoringTraces(num);
  await givenCommunityTraces({ id, num, email });
  await run("INSERT INTO chat_messages VALUES (?, 1, NULL, 'Não consigo entrar', NULL, 1)", num);
  await run("INSERT INTO chat_pictures VALUES (?, ?, ?, 1, 1)", `foto-${num}`, num, -num);
  await run("INSERT INTO chat_notes VALUES (?, 'nota', 'equipe', 'Ligar amanhã', 1)", num);
  await run(
    "INSERT INTO profiles (user_id, origin, courses, study_level, state, age_band, guardian_email, completed_at) VALUES (?, 'YouTube', '[\"ITA\"]', '3º ano', 'CE', '12-16', 'mae@farol.test', 1)",
    id,
  );
  await run("INSERT INTO public_profiles (user_id, changed_at) VALUES (?, 1)", id);
  await run("INSERT INTO identities VALUES ('google', ?, ?, ?, 1)", `google-${id}`, id, email);
  await run(
    "INSERT INTO campaign_requests (user_id, campaign, message, created_at) VALUES (?, 'AZAMBUJA', 'Quero participar', 1)",
    id,
  );
  await run("INSERT INTO exam_texts VALUES (?, ?, 'Prova', '# Prova: ITA 2024', 1, 1)", `text-${id}`, id);
  await run("INSERT INTO live_channels VALUES (?, 1)", id);
  await run(
    "INSERT INTO account_links VALUES (?, ?, 'recover', '{\"passwordHash\":\"segredo-do-link\"}', 1, 9999999999)",
    `hash-${id}`,
    id,
  );
  await run(
    "INSERT INTO notifications (id, audience, type, content, visible_from, expires_at, created_at) VALUES (?, ?, 'aviso', 'só para ela', 1, 9999999999, 1)",
    `own-${num}`,
    `person:${id}`,
  );
  await run(
    "INSERT INTO notifications (id, audience, type, content, visible_from, expires_at, created_at, sent_by) VALUES (?, 'school:nenhuma', 'aviso', 'dela para todos', 1, 9999999999, 1, ?)",
    `sent-${num}`,
    id,
  );
  await run(
    "INSERT INTO notification_marks SELECT ?, num, 1, NULL, NULL FROM notifications WHERE id = ?",
    id,
    `own-${num}`,
  );
  await run(
    "INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at, sent_at) VALUES (?, ?, 'changed', 'Assunto', 'corpo do e-mail', 'corpo do e-mail', 1, 1, unixepoch())",
    `mail-${id}`,
    email,
  );
  await run(
    "INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at, sent_at) VALUES (?, 'mae@farol.test', 'guardian', 'Assunto', '', '', 1, 1, unixepoch())",
    `guardian-${id}`,
  );
}

/** So many answers of a person, to questions of their own each. */
export async function givenLedger(num: number, count: number): Promise<void> {
  // Without the trigger: 20,000 counters one by one would be most of the test's time.
  const trigger = await bindings.DB.prepare(
    "SELECT sql FROM sqlite_master WHERE name = 'answers_count'",
  ).first<{ sql: string }>();
  await run("DROP TRIGGER answers_count");
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO answers (user_num, ord, alternative, grade, answered_at, operation)
    SELECT ?, 20200000000 + i, 'C', 10, 1790000000 + i, 'op-' || i FROM n`,
    count,
    num,
  );
  await run(trigger?.sql ?? "");
}

/** Ids alone stay in records of who did what: they identify no person once the account is deleted. */
const KEEPS_IDS = /^audit$/;

/** Every column of the database, full-text indexes aside, with a person's id, e-mail or number. */
export async function placesOf({ id, num, email }: Named): Promise<string[]> {
  const { results } = await bindings.DB.prepare(
    `SELECT t.name AS "table", c.name AS "column" FROM sqlite_master t, pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.name NOT LIKE '%search%' AND t.name NOT LIKE '%filter%'
      AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '_cf_%' AND t.name NOT LIKE 'd1_%' AND t.name <> 'rate_limits'`,
  ).all<{ table: string; column: string }>();
  const found: string[] = [];
  for (const { table, column } of results) {
    if (KEEPS_IDS.test(table)) continue;
    const numbered =
      /^(?:user_num|mentee|mentor)$/.test(column) || /^(?:users|user_marks)\.num$/.test(`${table}.${column}`);
    const where = numbered ? `"${column}" = ?3` : `instr("${column}", ?1) > 0 OR instr("${column}", ?2) > 0`;
    const row = await bindings.DB.prepare(
      `SELECT count(*) AS n FROM "${table}" WHERE ?1 <> ?2 AND ?3 > 0 AND (${where})`,
    )
      .bind(id, email, num)
      .first<{ n: number }>();
    if ((row?.n ?? 0) > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}
