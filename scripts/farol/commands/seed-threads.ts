import { storedByPath } from "#app/features/bank/queries/storing.server.ts";
import { acceptAnswer } from "#app/features/forum/services/accept-answer.server.ts";
import { addComment } from "#app/features/forum/services/add-comment.server.ts";
import { createThread } from "#app/features/forum/services/create-thread.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";
import { type DemoThread, demoThreads } from "#content/demo-threads.ts";
import { demoViewer } from "./demo-viewer.ts";

const HOUR = 3600;

async function ordOf(deps: Deps, id: string): Promise<number | null> {
  const draft = authoredDrafts.find(({ provenance }) => provenance.path === id);
  if (!draft) return null;
  const [stored] = await deps.read(storedByPath(deps.db, draft.provenance.source, [id]));
  return stored?.ord ?? null;
}

/** One thread with its posts, an hour apart. Idempotent. */
async function seedThread(deps: Deps, demo: DemoThread, from: number): Promise<boolean> {
  const ord = await ordOf(deps, demo.question);
  const asker = await demoViewer(deps, `${demo.by}@farol.test`, null);
  if (ord === null || !asker) return false;
  let hour = 0;
  const next = (): Deps => {
    const at = from + hour++ * HOUR;
    return { ...deps, now: () => at };
  };
  const operation = (part: string) => `demo-thread-${demo.question}-${part}`;
  const { code } = await createThread(next(), asker, { ord, operation: operation("ask"), text: demo.text });
  const num = ordOfCode(code) ?? 0;
  for (const [index, { by, text, comment }] of demo.answers.entries()) {
    const author = await demoViewer(deps, `${by}@farol.test`, null);
    if (!author) continue;
    const sent = { ord: -num, parent: null, operation: operation(`answer-${index}`), text };
    const answer = await addComment(next(), author, sent);
    const other = comment && (await demoViewer(deps, `${comment.by}@farol.test`, null));
    if (comment && other)
      await addComment(next(), other, {
        ...{ ord: -num, parent: answer.num, operation: operation(`comment-${index}`) },
        text: comment.text,
      });
    if (demo.accepted === index) await acceptAnswer(next(), asker, { num, answer: answer.num });
  }
  return true;
}

/** The demo doubts, of the last days. Returns how many are there. */
export async function seedThreads(deps: Deps): Promise<number> {
  const start = deps.now() - demoThreads.length * 20 * HOUR;
  let seeded = 0;
  for (const [index, demo] of demoThreads.entries())
    if (await seedThread(deps, demo, start + index * 20 * HOUR)) seeded++;
  return seeded;
}
