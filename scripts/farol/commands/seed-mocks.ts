import type { MockPlace } from "#app/features/practice/domain/mocks/mock-place.ts";
import { keysOfOrds } from "#app/features/practice/queries/mocks/sheets.server.ts";
import { closeEvents } from "#app/features/practice/services/mocks/close-events.server.ts";
import { createEvent } from "#app/features/practice/services/mocks/create-event.server.ts";
import { startMock } from "#app/features/practice/services/mocks/start-mock.server.ts";
import { savePractice } from "#app/features/practice/services/save-practice.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { nextSunday } from "#app/platform/time/week.ts";
import { demoViewer } from "./demo-viewer.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Sat the past event, the better ones first: shares of a hundred that they know. */
const PEOPLE = [
  { name: "ultra", knows: 78 },
  { name: "aluna", knows: 66 },
  { name: "pro", knows: 54 },
  { name: "basico", knows: 41 },
];

function at(deps: Deps, seconds: number): Deps {
  return { ...deps, now: () => seconds };
}

/** With as many questions as the bank has. */
async function begun(deps: Deps, viewer: Viewer, place: MockPlace): Promise<string> {
  const started = await startMock(deps, viewer, place, {
    ...{ language: "ingles", untimed: false },
    ...{ fewer: true, training: true },
  } as const);
  if (started.state !== "started") throw new Error(`${started.drawn} questions`);
  return started.session;
}

/** Sits an exam, the same answers in every seed. */
async function sit(deps: Deps, viewer: Viewer, id: string, knows: number): Promise<void> {
  const keys = await deps.read(keysOfOrds(deps.db, { id, userNum: viewer.num }));
  const now = deps.now();
  const items = keys.map(({ position, ord, letter }) => {
    const choice = ((ord * 37) % 100 < knows ? letter : letter === "A" ? "B" : "A") as "A";
    return { position, choice, answered: false, marked: false, cut: "", changedAt: now * 1000 + position };
  });
  const end = now + HOUR;
  const times = keys.map(({ position, ord }) => ({ position, seconds: 40 + (ord % 120) }));
  await savePractice(at(deps, end), viewer, {
    id,
    changes: { items, head: null, times, endedAt: end * 1000 },
  });
}

/** When "Simulado de domingo" begins: as an ENEM does, at half past one, and late enough to be looked forward to. */
function sundayExam(now: number): number {
  return nextSunday(now + 6 * DAY) + 13.5 * HOUR;
}

/** A past event with its ranking, one that is open for two weeks, one to come, and a mock exam of the demo's student. Returns how many. */
export async function seedMocks(deps: Deps): Promise<number> {
  const owner = await demoViewer(deps, "admin@farol.test", null);
  const student = await demoViewer(deps, "aluna@farol.test", null);
  if (!owner || !student) return 0;
  const now = deps.now();
  const training = true;
  const past = {
    id: "demo-passado",
    title: "Simulado do Farol: Natureza e Matemática",
    template: "enem-2",
    training,
  };
  const open = { id: "demo-aberto", title: "Simulado aberto do Farol: ITA", template: "ita", training };
  const next = {
    id: "demo-proximo",
    title: "Simulado de domingo: ENEM, 1º dia",
    template: "enem-1",
    training,
  };
  const start = now - 3 * DAY;
  const sunday = sundayExam(now);
  const asked = { actor: { viewer: null, requestId: "demonstracao" }, owner };
  if (!(await createEvent(deps, asked, { ...past, startsAt: start, endsAt: start + 5 * HOUR }))) return 0;
  await createEvent(deps, asked, { ...next, startsAt: sunday, endsAt: sunday + 5.5 * HOUR });
  await createEvent(deps, asked, { ...open, startsAt: now - HOUR, endsAt: now + 14 * DAY });
  for (const { name, knows } of PEOPLE) {
    const viewer = await demoViewer(deps, `${name}@farol.test`, null);
    if (!viewer) continue;
    const then = at(deps, start + 60);
    const place = { kind: "event", id: past.id } as const;
    await sit(then, viewer, await begun(then, viewer, place), knows);
  }
  await closeEvents(deps);
  const before = at(deps, now - 2 * DAY);
  const short = { kind: "short", id: "matematica" } as const;
  await sit(before, student, await begun(before, student, short), 60);
  return 4;
}
