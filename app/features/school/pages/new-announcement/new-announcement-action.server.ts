import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import {
  type AnnouncementField,
  type AnnouncementFields,
  announcementProblem,
  isEmptyAudience,
} from "../../domain/announcement.ts";
import { type SchoolPeopleFilter, schoolRoleNames } from "../../domain/people-filter.ts";
import { schoolPaths } from "../../paths.ts";
import type { SchoolActor } from "../../services/school-actor.ts";
import {
  type AudienceCount,
  countAnnounced,
  sendAnnouncement,
} from "../../services/send-announcement.server.ts";
import { sentSelection } from "../sent-selection.ts";

/** Whom the chosen audience reaches, before it is sent. */
export type CountReply = { count: AudienceCount };

/** Marked people up to which each is named in the address of the page. */
const NAMED = 12;

export function idsIn(texts: readonly string[]): string[] {
  return texts.filter((id) => /^[0-9a-f]{32}$/.test(id));
}

/** The selection of the management's page, while its box is ticked. */
function chosenIn(form: SentForm): { people: readonly string[]; filter: SchoolPeopleFilter | null } {
  const selection = sentSelection(form);
  if (form.text("chosen") !== "sim") return { people: [], filter: null };
  return "ids" in selection ? { people: selection.ids, filter: null } : { people: [], ...selection };
}

function read(form: SentForm): AnnouncementFields {
  const roles = form.texts("role");
  const { people, filter } = chosenIn(form);
  return {
    filter,
    roles: schoolRoleNames.filter((role) => roles.includes(role)),
    classes: idsIn(form.texts("class")),
    people: [...new Set([...idsIn(form.texts("person")), ...people])],
    content: form.text("content", 1000).trim(),
    from: form.text("from").trim(),
    until: form.text("until").trim(),
  };
}

export const announcementFieldOf = {
  "announcement-nobody": "to",
  "announcement-out-of-reach": "to",
  "invalid-notification-time": "until",
} as const;

export function announcementForms(
  deps: Deps,
  actor: SchoolActor,
): Readonly<Record<string, FormHandler<AnnouncementField, CountReply>>> {
  return {
    count: async (form) => {
      const fields = read(form);
      return isEmptyAudience(fields) ? {} : { count: await countAnnounced(deps, actor, fields) };
    },
    address: async (form) => {
      const selection = sentSelection(form);
      const { schoolId } = actor;
      const { ids: people, filter } =
        "ids" in selection ? { ...selection, filter: null } : { ids: [], ...selection };
      if (!filter && people.length <= NAMED)
        return redirectFor(schoolPaths.newAnnouncement(schoolId, { people }));
      const count = await countAnnounced(deps, actor, { roles: [], classes: [], people, filter });
      return { count, values: { chosen: ["sim"], person: [], earlier: [people.join(",")] } };
    },
    send: async (form) => {
      const fields = read(form);
      const problem = announcementProblem(fields);
      if (problem) return { problems: { [problem.field]: problem.message } };
      const [operation] = idsIn([form.text("operation")]);
      if (!operation) throw new AppError("invalid-body");
      const id = await sendAnnouncement(deps, actor, operation, fields);
      return redirectFor(schoolPaths.announcement(actor.schoolId, id, fields.from ? "agendado" : "enviado"));
    },
  };
}
