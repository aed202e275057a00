import { Laptop, Smartphone } from "lucide-react";
import type { Device } from "#app/features/accounts/services/read-account.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, useForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatAge, formatDate } from "#app/platform/time/format-date.ts";
import { DAY } from "#app/platform/time/units.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Section, sectionPath } from "./section.tsx";

const action = sectionPath("sessoes");

const HANDHELD = /iPhone|iPad|Android/;

function DeviceRow({ device, now, form }: { device: Device; now: number; form: FormState }) {
  const { id, name, createdAt, current } = device;
  const recent = now - createdAt < DAY;
  const since = recent ? `Entrou ${formatAge(createdAt, now)}` : `Entrou em ${formatDate(createdAt)}`;
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon as={HANDHELD.test(name) ? Smartphone : Laptop} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">{since}</p>
      </div>
      {current ? (
        <p className="shrink-0 rounded-full bg-success-soft px-3 py-1 text-sm font-semibold text-success">
          Este aparelho
        </p>
      ) : (
        <Form of={form} action={action}>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="end-session"
            look="secondary"
            pending={form.sending("id") === id}
            disabled={form.pending}
            aria-label={`Encerrar a sessão: ${name}, ${since.toLowerCase()}`}
          >
            Encerrar
          </Button>
        </Form>
      )}
    </li>
  );
}

export function SessionsSection({ devices, now }: { devices: readonly Device[]; now: number }) {
  const form = useForm({ intents: ["end-session", "end-others"] });
  const others = devices.some(({ current }) => !current);
  return (
    <Section id="sessoes" title="Sessões">
      <p className="text-muted">
        Os aparelhos em que a sua conta está aberta. Não reconhece algum? Encerre a sessão dele e troque a
        senha.
      </p>
      <FormMessage of={form} />
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} now={now} form={form} />
        ))}
      </ul>
      {others && (
        <Form of={form} action={action}>
          <Button
            type="submit"
            name="intent"
            value="end-others"
            look="secondary"
            pending={form.sending("intent") === "end-others"}
            disabled={form.pending}
          >
            Encerrar as outras
          </Button>
        </Form>
      )}
    </Section>
  );
}
