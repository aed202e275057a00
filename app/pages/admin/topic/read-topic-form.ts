import type { TopicFields } from "#app/domain/catalogue/topic-request.ts";
import type { ReadText } from "#app/domain/forms/sent-form.ts";
import { AppError } from "#app/errors/app-error.ts";

/** From query or body. */
export function readTopicFields(text: ReadText): TopicFields {
  return { kind: text("acao"), name: text("nome"), into: text("com"), subject: text("para") };
}

/** Throws topic-not-found. */
export function topicIdOf(params: Readonly<Record<string, string | undefined>>): number {
  const { topicId = "" } = params;
  if (!/^\d{1,6}$/.test(topicId)) throw new AppError("topic-not-found");
  return Number(topicId);
}
