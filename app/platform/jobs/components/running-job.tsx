import { useLocation } from "@remix-run/react";
import { lazy } from "react";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { useRunningJob } from "../hooks/use-running-job.ts";

const JobRing = lazy(() => import("./job-ring.tsx"));

/** Long work under way, on every page but its own (R-UI-19). */
export function RunningJob() {
  const [progress, keep] = useRunningJob();
  const { pathname } = useLocation();
  const page = progress?.slice(0, progress.lastIndexOf("/"));
  if (!progress || !page || pathname === page) return null;
  return (
    <Deferred>
      <JobRing key={page} page={page} address={progress} onEnd={() => keep("")} />
    </Deferred>
  );
}
