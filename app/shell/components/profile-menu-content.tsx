import { useNavigate, useSubmit } from "@remix-run/react";
import { LifeBuoy, LogOut, MessageCircle, ShieldUser, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { signInPaths } from "#app/features/accounts/paths.ts";
import { accountPaths } from "#app/features/home/paths.ts";
import { chatPaths } from "#app/features/messages/paths.ts";
import { useSupport } from "#app/platform/page/hooks/use-support.ts";
import { plural } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import Menu, { MenuChoice } from "#app/platform/ui/components/menu.tsx";

type Props = { button: ReactNode; userId: string /** The team's messages. */; unread: number };

export default function ProfileMenuContent({ button, userId, unread }: Props) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const support = useSupport();
  return (
    <Menu button={button} label="Meu perfil">
      <MenuChoice onSelect={() => navigate(accountPaths.profile(userId))}>
        <Icon as={UserRound} />
        Ver meu perfil
      </MenuChoice>
      <MenuChoice onSelect={() => navigate(accountPaths.account())}>
        <Icon as={ShieldUser} />
        Conta e segurança
      </MenuChoice>
      {support.kind === "school" && (
        <MenuChoice onSelect={() => window.open(support.address, "_blank", "noopener,noreferrer")}>
          <Icon as={LifeBuoy} />
          Suporte da escola
        </MenuChoice>
      )}
      <MenuChoice onSelect={() => navigate(chatPaths.conversation())}>
        <Icon as={MessageCircle} />
        Falar com a equipe
        {unread > 0 && (
          <span className="ml-auto text-sm font-semibold text-link">{plural(unread, "nova", "novas")}</span>
        )}
      </MenuChoice>
      <MenuChoice onSelect={() => submit(null, { method: "post", action: signInPaths.signOut() })}>
        <Icon as={LogOut} />
        Sair
      </MenuChoice>
    </Menu>
  );
}
