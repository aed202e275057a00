import type { TutorAsk } from "../domain/tutor-material.ts";

/** Tokens that a provider counted, or estimated from the characters where it counts none. */
export type ModelUsage = { input: number; output: number };

/**
 * One provider of answers. `answer` throws a ModelFailure (domain/assistant/model-failure.ts), never a text that pretends to be an
 * answer; its pieces pass the guard before anybody reads them. `onUsage`: at most once, before the end.
 */
export type AnswerModel = {
  /** As stored with a request: "local", "workers-ai", "openai-compatible". */
  name: string;
  /** False: the bank's own hints. Allowance, plans and "IA" are spoken of with a model alone (decision 103). */
  isModel: boolean;
  /** Whether photos may be shown to it. */
  sees: boolean;
  /** The first sentences, at once and without look-alikes or sources: `answer` begins with them. */
  opening?: (ask: TutorAsk) => string[];
  /** In millionths of a real. */
  costOf(usage: ModelUsage): number;
  answer(ask: TutorAsk, signal: AbortSignal, onUsage?: (usage: ModelUsage) => void): AsyncIterable<string>;
};

/** The objects of requests to the assistant, and who answers them. */
export type AssistantRequests = {
  model: AnswerModel;
  /** Idempotent. `askedAt` in epoch seconds; `photo`: stored until the request ends. */
  start(request: { num: number; askedAt: number }, photo?: Uint8Array | null): Promise<void>;
  /** Of a request that was admitted while it waited. Idempotent. */
  begin(request: { num: number; askedAt: number }): Promise<void>;
};
