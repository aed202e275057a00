import { requestId } from "#app/domain/assistant/request-state.ts";
import type { AssistantRequests } from "#app/services/deps.ts";
import type { AssistantObject } from "../durable-objects/assistant-object.ts";

/** One object a request, by its public name. */
export function openAssistant(namespace: DurableObjectNamespace<AssistantObject>): AssistantRequests {
  return {
    start: async ({ num, askedAt }) => {
      await namespace.get(namespace.idFromName(requestId(num))).start(num, askedAt);
    },
  };
}
