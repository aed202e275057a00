import type { SerializeFrom } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { communities } from "#app/platform/access/community.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { CommunityMark } from "../../components/community-mark.tsx";
import { communityPaths } from "../../paths.ts";
import type { LoadedVolunteer } from "../../services/volunteer.server.ts";
import { DoubtQueue, ShiftsAhead, servedText } from "../community/shifts.tsx";

type Props = { volunteer: SerializeFrom<LoadedVolunteer>; message: ReactNode };

/** For a volunteer: shifts to claim, the queue, and the hours. */
export function VolunteerPanel({ volunteer, message }: Props) {
  const { served } = volunteer;
  return (
    <SchoolFrame
      title="Plantel"
      facts={servedText(served)}
      actions={
        served.shifts > 0 && (
          <ButtonLink to={communityPaths.plantelCertificate()} look="secondary">
            Certificado de horas
          </ButtonLink>
        )
      }
    >
      <p className="mt-3">
        <CommunityMark community={communities.PLANTEL} />
      </p>
      {message}
      <div className="mt-5 grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <ShiftsAhead {...volunteer} />
        <DoubtQueue {...volunteer} />
      </div>
    </SchoolFrame>
  );
}
