import type { Audience } from "#app/features/messages/domain/audience.ts";
import { userIdOfEmail } from "#app/features/messages/queries/live-channels.server.ts";
import { sendNotice } from "#app/features/messages/services/send-notice.server.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { notificationTypes } from "#app/platform/live/domain/notification.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

export type NotifyOptions = {
  content?: string;
  type?: string;
  link?: string;
  email?: string;
  everybody?: boolean;
  school?: string;
  claim?: string;
  /** ISO date and time, with an offset or in local time. */
  from?: string;
  until?: string;
};

async function audienceOf({ deps }: Platform, options: NotifyOptions): Promise<Audience> {
  const { email, everybody, school, claim } = options;
  if ([email, everybody, school, claim].filter(Boolean).length !== 1)
    throw new UsageError("Diga para quem, de um só modo: --email, --everybody, --school ou --claim.");
  if (everybody) return { kind: "everybody" };
  if (school) return { kind: "school", schoolId: school };
  if (claim) {
    if (!claimNames.some((name) => name === claim))
      throw new UsageError(`Permissão desconhecida: ${claim}. Existem: ${claimNames.join(", ")}.`);
    return { kind: "claim", claim };
  }
  const [person] = await deps.read(userIdOfEmail(deps.db, (email ?? "").trim().toLowerCase()));
  if (!person) throw new UsageError(`Não há conta com o e-mail ${email}.`);
  return { kind: "person", userId: person.id };
}

function secondOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new UsageError(`Data desconhecida: ${text}. Exemplo: 2026-12-01T08:00-03:00`);
  return Math.floor(time / 1000);
}

/** `notify`: open tabs display it at their next poll or connection, since channels are unreachable here. */
export async function notifyCommand(platform: Platform, options: NotifyOptions): Promise<string> {
  const wanted = options.type ?? "aviso";
  const type = notificationTypes.find((each) => each === wanted);
  if (!type) throw new UsageError(`Tipo desconhecido: ${wanted}. Existem: ${notificationTypes.join(", ")}.`);
  if (!options.content) throw new UsageError("Falta --content.");
  const { deps } = platform;
  const commandLine = { viewer: null, requestId: deps.newId() };
  const { id } = await sendNotice(deps, commandLine, deps.newId(), {
    audience: await audienceOf(platform, options),
    type,
    content: options.content,
    link: options.link ?? null,
    visibleFrom: secondOf(options.from),
    expiresAt: secondOf(options.until),
  });
  return `Notificação enviada (${id})`;
}
