import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { isUnfinished, type RequestStatus, requestId, requestNumber } from "../domain/request-state.ts";
import type { PromptCode } from "../domain/tutor-material.ts";
import { HELP, type RequestRow, requestOf } from "../queries/requests.server.ts";

/** What a tab shows of a request. `html`: of our renderer; grows while it is answered. `position`: in the queue, 0: not waiting. */
export type AnswerView = {
  id: string;
  status: RequestStatus;
  position: number;
  html: string;
  /** The same without marks and pictures: read aloud and copied. */
  said: string;
  sources: { title: string; href: string }[];
};

export type RequestView = AnswerView & {
  prompt: PromptCode | null;
  words: string;
  title: string;
  feedback: -1 | 0 | 1;
  /** Help in distress: shown alone. */
  help: boolean;
  /** Epoch seconds. */
  askedAt: number;
};

/** No pictures: a provider's text is no place for them. */
export function drawnAnswer(text: string): Pick<AnswerView, "html" | "said"> {
  if (text === "") return { html: "", said: "" };
  return { html: renderText(text, { pictures: new Map() }).html, said: plainText(text) };
}

export function requestView(row: RequestRow): RequestView {
  const { num, status, message, provider, sources, prompt, words, title, feedback, askedAt } = row;
  const drawn = drawnAnswer(message);
  const help = provider === HELP;
  return {
    id: requestId(num),
    status,
    position: 0,
    ...drawn,
    sources,
    prompt,
    words,
    title,
    feedback,
    help,
    askedAt,
  };
}

/**
 * A person's own request; an open one is restarted where its Durable Object was lost. Throws
 * assistant-request-not-found.
 */
export async function readRequest(deps: Deps, viewer: Viewer, id: string): Promise<RequestRow> {
  const num = requestNumber(id);
  const [row] =
    num === null ? [] : await deps.read(requestOf(deps.db, { userNum: viewer.num, now: deps.now() }, num));
  if (!row) throw new AppError("assistant-request-not-found");
  if (isUnfinished(row.status)) await deps.assistant.start(row);
  return row;
}
