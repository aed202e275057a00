import { requestIn } from "#app/features/communities/services/request-campaign.server.ts";
import { essayForHint } from "#app/features/essays/services/essay-for-hint.server.ts";
import { ownerNotice } from "#app/features/messages/services/owner-notice.server.ts";
import { joinEntryAnswers } from "#app/features/questions/services/entry/join-entry-answers.server.ts";
import { schoolExists } from "#app/features/school/services/school-exists.server.ts";
import { findTrackEditor } from "#app/features/tracks/services/find-track-editor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { jobKinds } from "./job-kinds.server.ts";
import { uploadOwnerWorks } from "./upload-owners.server.ts";

/** What features give to rooms below them: the same for every request, and on the command line. */
export const givenByFeatures = {
  jobKinds,
  ownerNotice,
  uploadOwners: uploadOwnerWorks,
  joinVisitor: joinEntryAnswers,
  otherEditor: findTrackEditor,
  essayForHint,
  afterMessage: requestIn,
  schoolExists,
} satisfies Partial<Deps>;
