import { adminPaths } from "#app/features/admin/paths.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { teamMembers } from "../queries/chat/inbox.server.ts";
import { notifyHourly, WORK_NOTICE_SECONDS } from "./notify-hourly.server.ts";
import { sendNotification } from "./send-notification.server.ts";

/** A conversation that waits for an answer again. `takenBy`: the team's member in charge. */
type WaitingChat = { operation: string; takenBy: string | null };

/** After the response: the team's open inboxes reload. */
export function refreshInboxes(deps: Deps): void {
  deps.later(async (later) => {
    const team = await later.read(teamMembers(later.db));
    await later.channels.refreshInbox(team.filter(({ live }) => live).map(({ id }) => id));
  });
}

/**
 * After the response: notifies who looks after the conversation, else the whole team, at most once an hour: the inbox has
 * the rest.
 */
export function notifyTeamOfMessage(deps: Deps, { operation, takenBy }: WaitingChat): void {
  deps.later(async (later) => {
    const team = await later.read(teamMembers(later.db));
    const taker = team.find(({ id }) => id === takenBy);
    const notice = {
      type: "aviso" as const,
      link: adminPaths.conversations(),
      visibleFrom: null,
      expiresAt: later.now() + WORK_NOTICE_SECONDS,
    };
    if (taker) {
      const audience = { kind: "person", userId: taker.id } as const;
      const content = "Uma conversa sua espera resposta.";
      await sendNotification(later, null, { ...notice, audience, content }, { id: operation });
    } else {
      const content = "Há conversas novas à espera de resposta.";
      await notifyHourly(later, {
        audience: { kind: "claim", claim: "admin" },
        word: "conversas",
        content,
        link: notice.link,
      });
    }
  });
}
