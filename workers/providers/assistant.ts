import { requestId } from "#app/features/assistant/domain/request-state.ts";
import type { AssistantRequests } from "#app/features/assistant/services/answer-model.ts";
import type { AssistantObject } from "../durable-objects/assistant-object.ts";
import type { Environment } from "../environment.ts";
import { chosenModel } from "./answer-models/answer-model-of.ts";

function objectOf(namespace: DurableObjectNamespace<AssistantObject>, num: number) {
  return namespace.get(namespace.idFromName(requestId(num)));
}

/** One object a request, by its public name. */
export function createAssistant(env: Environment): AssistantRequests {
  return {
    model: chosenModel.of(env),
    start: ({ num, askedAt }, photo = null) =>
      objectOf(env.ASSISTANT_REQUEST, num).start(num, askedAt, photo),
    begin: ({ num, askedAt }) => objectOf(env.ASSISTANT_REQUEST, num).begin(num, askedAt),
  };
}
