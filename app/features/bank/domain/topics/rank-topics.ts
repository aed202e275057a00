import type { AreaModel, TopicModel } from "./topic-model.ts";

/** A candidate with its signs, in the order of the weights. */
export type Candidate = { topic: TopicModel; signs: number[] };

export type RankedTopic = { topic: TopicModel; confidence: number };

const mostWeight = 3;

/** How well each topic of the area fits the words and the skill (0: unknown). */
export function candidatesFor(
  model: AreaModel,
  words: ReadonlyMap<string, number>,
  skill: number,
): Candidate[] {
  const length = Math.hypot(...words.values()) || 1;
  const likeness = (other: ReadonlyMap<string, number>) => {
    let sum = 0;
    for (const [word, weight] of other) sum += weight * (words.get(word) ?? 0);
    return (4 * sum) / length;
  };
  const bySubject = new Map([...model.subjects].map(([subject, mean]) => [subject, likeness(mean)]));
  const shareOfSkill = ((model.skills.get(skill) ?? 0) + 1) / (model.labelled + 30);
  const subjectSkill = new Map<string, number>();
  for (const { subject, skills } of model.topics)
    subjectSkill.set(subject, (subjectSkill.get(subject) ?? 0) + (skills.get(skill) ?? 0));
  return model.topics.map((topic) => {
    let named = 0;
    let spread = 0;
    for (const [term, weight] of topic.terms) {
      const times = Math.min(words.get(term) ?? 0, mostWeight);
      named += weight * times;
      spread += weight * Math.sqrt(times);
    }
    const withSkill = (topic.skills.get(skill) ?? 0) + 4 * shareOfSkill;
    const ofSubject = ((subjectSkill.get(topic.subject) ?? 0) + 1) / ((model.skills.get(skill) ?? 0) + 4);
    const signs = [
      Math.log1p(named),
      named / 10,
      Math.log1p(spread),
      spread / 10,
      likeness(topic.words),
      Math.log(withSkill / (topic.count + 4) / shareOfSkill),
      Math.log(topic.count + 0.5),
      bySubject.get(topic.subject) ?? 0,
      topic.count > 0 ? 1 : 0,
      Math.log(ofSubject),
    ];
    return { topic, signs };
  });
}

/** Best first, with confidences that sum to one. */
export function ranked(candidates: readonly Candidate[], weights: readonly number[]): RankedTopic[] {
  const scored = candidates.map(({ topic, signs }) => ({
    topic,
    score: signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0),
  }));
  const highest = Math.max(...scored.map(({ score }) => score));
  const parts = scored.map(({ topic, score }) => ({ topic, part: Math.exp(score - highest) }));
  const whole = parts.reduce((sum, { part }) => sum + part, 0);
  return parts
    .map(({ topic, part }) => ({ topic, confidence: part / whole }))
    .sort((one, other) => other.confidence - one.confidence);
}
