/** A topic that a person got wrong lately. `wrong`: questions. */
export type WeakTopic = { topic: number; wrong: number };

/** The topics of the newest wrong answers, the most frequent first; on ties the newest. `answers`: newest first. */
export function weakTopics(answers: readonly { topics: readonly number[] }[], limit: number): WeakTopic[] {
  const wrong = new Map<number, number>();
  for (const topic of answers.flatMap(({ topics }) => [...new Set(topics)]))
    wrong.set(topic, (wrong.get(topic) ?? 0) + 1);
  return [...wrong]
    .map(([topic, count]) => ({ topic, wrong: count }))
    .toSorted((one, other) => other.wrong - one.wrong)
    .slice(0, limit);
}
