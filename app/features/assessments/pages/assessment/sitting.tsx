import { useParams, useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { sittingId } from "#app/features/practice/domain/sitting-id.ts";
import { onOutboxSent } from "#app/platform/drafts/calls/outbox-events.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { sittingPaths } from "../../paths.ts";
import type { LoadedSitting } from "../../services/sitting/load-sitting.server.ts";
import { SittingWorkspace } from "./sitting-workspace.tsx";
import { TakeOver } from "./take-over.tsx";
import { useAssessmentRoom } from "./use-assessment-room.ts";
import { useDevice } from "./use-device.ts";

type SittingShown = NonNullable<LoadedSitting["sitting"]>;

export type SittingProps = { id: string; title: string; sitting: SittingShown; now: number };

/** True once the server said that another device continues this sitting. */
function useMoved(sessionId: string): [boolean, (moved: boolean) => void] {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    return onOutboxSent("practice", ({ queue, result }) => {
      if (queue === sessionId && result.moved) setMoved(true);
    });
  }, [sessionId]);
  return [moved, setMoved];
}

/** The paper on this device, or the question whether it goes on here. */
export function Sitting({ id, title, sitting, now }: SittingProps) {
  const { schoolId = "" } = useParams();
  const userId = useViewer()?.id ?? "";
  const { revalidate, state } = useRevalidator();
  const { attempt, startedAt, endsAt, size, away, device } = sitting;
  const name = { schoolId, assessmentId: id, attempt };
  const sessionId = sittingId(name);
  const [moved, setMoved] = useMoved(sessionId);
  const own = useDevice();
  const { messages } = useAssessmentRoom(sittingPaths.room(schoolId, id), (holder) => {
    if (own !== null && holder !== own) setMoved(true);
  });
  const session = useMemo(
    () => ({
      id: sessionId,
      mode: "exam" as const,
      title,
      size,
      timeLimit: endsAt - startedAt,
      position: 0,
      timerFrom: null,
      changedAt: 0,
      startedAt,
      away,
      after: "Depois de entregar, as respostas não mudam mais. O resultado aparece quando a escola liberar.",
    }),
    [sessionId, title, size, endsAt, startedAt, away],
  );
  if (moved || (device !== "" && own !== null && device !== own))
    return (
      <TakeOver
        name={name}
        owner={{ userId, sessionId }}
        title={title}
        wasHere={moved}
        isOpening={state !== "idle"}
        onTaken={() => {
          setMoved(false);
          revalidate();
        }}
      />
    );
  return (
    <div className={`page-width max-w-6xl py-4 sm:py-6 ${sitting.largeText ? "text-[1.375rem]" : ""}`}>
      <SittingWorkspace
        key={`${sessionId}:${device}`}
        session={session}
        items={sitting.items}
        times={sitting.times}
        questions={sitting.questions}
        now={now}
        userId={userId}
        largeText={sitting.largeText}
        messages={messages}
      />
    </div>
  );
}
