import { readMockId } from "#app/features/practice/domain/mocks/mock-place.ts";
import { createEvent } from "#app/features/practice/services/mocks/create-event.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";
import { demoViewer } from "./demo-viewer.ts";

type EventOptions = {
  email?: string | undefined;
  exam?: string | undefined;
  content?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

function secondOf(text: string | undefined): number {
  const time = Date.parse(text ?? "");
  if (Number.isNaN(time))
    throw new UsageError("Diga quando: --from 2026-12-06T13:30-03:00 --until 2026-12-06T18:30-03:00");
  return Math.floor(time / 1000);
}

/** `mock event`: an exam of the calendar, with questions drawn now. `email`: notified when it is scored. */
export async function mockEventCommand({ deps }: Platform, options: EventOptions): Promise<string> {
  const { email, exam, content: title, from, until } = options;
  const place = readMockId(`modelo-${exam ?? ""}`);
  if (!email || !title || place?.kind !== "template")
    throw new UsageError(
      'Diga: mock event --exam enem-2 --content "Simulado de dezembro" --email E --from … --until …',
    );
  const [startsAt, endsAt] = [secondOf(from), secondOf(until)];
  if (endsAt <= startsAt) throw new UsageError("O fim vem depois do começo.");
  const viewer = await demoViewer(deps, email, null);
  if (!viewer) throw new UsageError(`Não há conta com o e-mail ${email}.`);
  const id = deps.newId();
  const asked = { actor: { viewer: null, requestId: id }, owner: viewer };
  await createEvent(deps, asked, { id, title, template: place.id, training: false, startsAt, endsAt });
  return `${title}: /simulado/evento-${id}`;
}
