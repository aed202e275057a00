import { Download } from "lucide-react";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { accountPaths } from "../../paths.ts";
import { Section } from "./section.tsx";

/** A link: it works without scripts, and the file streams. */
export function DataSection({ askedTooOften }: { askedTooOften: boolean }) {
  return (
    <Section id="dados" title="Meus dados">
      <p className="text-muted">
        Um arquivo com tudo o que guardamos sobre você: conta, questionário, respostas, progresso,
        notificações, sessões e e-mails enviados. É um JSON, que qualquer editor de texto abre.
      </p>
      {askedTooOften && (
        <ReplyMessage done={false}>
          Você baixou os seus dados várias vezes há pouco. Espere um minuto e tente de novo.
        </ReplyMessage>
      )}
      <ButtonLink look="secondary" href={accountPaths.data()}>
        <Icon as={Download} />
        Baixar meus dados
      </ButtonLink>
    </Section>
  );
}
