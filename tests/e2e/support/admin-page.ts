import type { NotificationType } from "#app/platform/live/domain/notification.ts";
import { emailOf, requestsAs, sendForm } from "./people.ts";

/** Sends one notification to one person. */
export async function notify(
  who: string,
  { content, type = "aviso", link = "" }: { content: string; type?: NotificationType; link?: string },
): Promise<void> {
  const operation = crypto.randomUUID().replaceAll("-", "");
  const notice = { intent: "send", operation, audience: "person", person: emailOf(who), type, content, link };
  await sendForm(await requestsAs("admin"), "/admin/avisos", notice);
}
