import type { TopicFields } from "#app/domain/catalogue/topic-request.ts";
import type { ReadText } from "#app/domain/forms/sent-form.ts";
import { AppError } from "#app/errors/app-error.ts";

/** What a form of the topic's page asks, from its address or its body. */
export function readTopicFields(text: ReadText): TopicFields {
  return { kind: text("acao"), name: text("nome"), into: text("com"), subject: text("para") };
}

/** The topic of an address. Throws topic-not-found for what no topic has as its number. */
export function topicIdOf(params: Readonly<Record<string, string | undefined>>): number {
  const { topicId = "" } = params;
  if (!/^\d{1,6}$/.test(topicId)) throw new AppError("topic-not-found");
  return Number(topicId);
}
