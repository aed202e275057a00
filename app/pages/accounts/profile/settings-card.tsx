import type { ReactNode } from "react";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import type { FormResult } from "#app/domain/accounts/form-result.ts";

/** One thing that can be changed, under its heading. `id` is where links to it lead. */
export function SettingsCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="card p-5">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The result of a form: done, or refused where no field can say it. */
export function FormReply({ result }: { result: FormResult | null }) {
  if (!result || (!result.reply[0] && result.field)) return null;
  const [done, text] = result.reply;
  return (
    <ReplyMessage done={Boolean(done)} key={text}>
      <p>{text}</p>
    </ReplyMessage>
  );
}
