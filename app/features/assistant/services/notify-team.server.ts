import { adminPaths } from "#app/features/admin/paths.ts";
import { sendNotification } from "#app/features/messages/services/send-notification.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { product } from "#app/platform/text/product.ts";

const texts = {
  selfHarm: "pode estar em risco de se machucar",
  abuse: "pode estar sofrendo violência",
} as const;

/** Notifies the administrators, once per request, of a person in distress. The message omits their text. */
export async function notifyTeam(
  deps: Deps,
  viewer: Viewer,
  { id, kind }: { id: string; kind: keyof typeof texts },
): Promise<void> {
  await sendNotification(
    deps,
    null,
    {
      audience: { kind: "claim", claim: "admin" },
      type: "aviso",
      content: `Alguém ${texts[kind]}: escreveu isso ao ${product.assistant}. Abra a conta e procure a pessoa hoje.`,
      link: adminPaths.person(viewer.id),
      visibleFrom: null,
      expiresAt: null,
    },
    { id: `assistente-${id}` },
  );
}
