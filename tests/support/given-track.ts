import { storedByPath } from "#app/features/bank/queries/storing.server.ts";
import { TRACK_SOURCE } from "#app/features/tracks/domain/written-track.ts";
import { publishTrack } from "#app/features/tracks/services/publish-track.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { door } from "./door.ts";
import { freshId, visitorDeps } from "./given.ts";
import { trackOf } from "./track-text.ts";

export { TRACK_CANARY, trackOf } from "./track-text.ts";

/** The command line's. */
const nobody = { viewer: null, requestId: "teste" };

export async function publishText(text: string) {
  return publishTrack(visitorDeps(), nobody, text);
}

/** A published track of its own: its code. */
export async function givenTrack(subtopics?: Parameters<typeof trackOf>[1]): Promise<string> {
  const code = `t-${freshId().slice(0, 12)}`;
  const published = await publishText(trackOf(code, subtopics));
  if (!published.published) throw new Error(JSON.stringify(published.problems));
  return code;
}

/** The code of a track's question in the bank. */
export async function trackQuestion(track: string, name: string, subtopic = "s1"): Promise<string> {
  const deps = visitorDeps();
  const [row] = await deps.read(storedByPath(deps.db, TRACK_SOURCE, [`${track}/${subtopic}/${name}`]));
  if (!row) throw new Error(`no question ${track}/${subtopic}/${name}`);
  return questionCode(row.ord);
}

export async function answerIn(
  cookie: string,
  track: string,
  answers: Readonly<Record<string, string>>,
  subtopic = "s1",
): Promise<void> {
  for (const [name, userAnswer] of Object.entries(answers)) {
    const qid = await trackQuestion(track, name, subtopic);
    await door.call("answerQuestion", { qid, userAnswer, operationId: freshId() }, { cookie });
  }
}

type Saved = { step: number; checks: [number, number, number][]; waits: boolean };

/** Reports progress as a device does; the reply's value. */
export async function saveProgress(
  cookie: string,
  track: string,
  change: { subtopic?: string; step?: number; checked?: "check" | "skip" | null; since?: number },
  through = door,
): Promise<Saved> {
  const data = { track, subtopic: "s1", step: 0, checked: null, since: 0, ...change };
  const { body } = await through.call("saveTrackProgress", data, { cookie });
  const [taken, saved] = body.result as [boolean, Saved];
  if (!taken) throw new Error(JSON.stringify(body));
  return saved;
}
