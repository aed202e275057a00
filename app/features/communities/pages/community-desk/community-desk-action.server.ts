import { LONGEST_CONTENT } from "#app/features/messages/domain/notification.ts";
import type { Community } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type FormHandler, handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { withQuery } from "#app/platform/paths/with-query.ts";
import { readShifts, type ShiftField } from "../../domain/shift.ts";
import { communityPages } from "../../paths.ts";
import { removeCommunityPerson, updateCommunityAdmin } from "../../services/manage-communities.server.ts";
import { cancelShiftOf, confirmVolunteer, planShifts } from "../../services/manage-shifts.server.ts";
import { notifyCommunity } from "../../services/notify-community.server.ts";
import { readOwnCommunity } from "../../services/own-community.server.ts";
import { type DecisionField, decisionForms } from "../access-requests/access-requests-action.server.ts";

type DeskField = ShiftField | DecisionField | "content" | "link";

type DeskActor = { viewer: Viewer; requestId: string };

function pageOf(code: string, feito: string): string {
  return withQuery(communityPages(code).admin, { feito });
}

/** Requests, shifts and announcements, by intent. */
function communityDeskForms(
  deps: Deps,
  actor: DeskActor,
  community: Community,
): Readonly<Record<string, FormHandler<DeskField>>> {
  const { viewer, requestId } = actor;
  const done = (word: string) => redirectFor(pageOf(community.code, word));
  return {
    ...decisionForms(deps, actor, () => community, pageOf),
    plan: async (form) => {
      const fields = {
        day: form.text("day"),
        from: form.text("from"),
        to: form.text("to"),
        places: form.text("places"),
        weeks: form.text("weeks"),
      };
      if (!community.modules.includes("shifts")) throw new AppError("page-not-found");
      const { planned, problems } = readShifts(fields, deps.now());
      if (problems) return { problems };
      await planShifts(deps, viewer, community, { operation: form.text("operation", 32), planned });
      return done("marcado");
    },
    cancel: async (form) => {
      await cancelShiftOf(deps, viewer, community, form.text("shift", 64));
      return done("cancelado");
    },
    confirm: async (form) => {
      const named = { shift: form.text("shift", 64), userId: form.text("volunteer", 64) };
      await confirmVolunteer(deps, viewer, community, named);
      return done("confirmado");
    },
    tell: async (form) => {
      const content = form.text("content", 4000).trim();
      if (content === "" || content.length > LONGEST_CONTENT)
        return { problems: { content: `Escreva o recado, com até ${LONGEST_CONTENT} caracteres.` } };
      await notifyCommunity(deps, viewer, community, {
        operation: form.text("operation", 32),
        content,
        link: form.text("link", 1000).trim(),
        requestId,
      });
      return done("enviado");
    },
  };
}

/** Forms in the rows of people: making somebody an admin, and removing them. */
function peopleForms(
  deps: Deps,
  actor: DeskActor,
  community: Community,
): Readonly<Record<string, FormHandler<DeskField>>> {
  return {
    admin: async (form) => {
      const change = { userId: form.text("person", 64), isAdmin: form.text("wanted") === "sim" };
      await updateCommunityAdmin(deps, actor, community, change);
      return redirectFor(pageOf(community.code, "admin"));
    },
    out: async (form) => {
      await removeCommunityPerson(deps, actor, community, form.text("person", 64));
      return redirectFor(pageOf(community.code, "tirado"));
    },
  };
}

/** The forms of a community's desk. */
export async function handleDesk(request: Request, deps: Deps, actor: DeskActor, code: string) {
  const community = await readOwnCommunity(deps, code);
  const forms = { ...communityDeskForms(deps, actor, community), ...peopleForms(deps, actor, community) };
  return handleForm<DeskField>(request, forms, { "invalid-notification-link": "link" });
}
