import { useNavigate, useSubmit } from "@remix-run/react";
import { LifeBuoy, LogOut, MessageCircle, ShieldUser, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useSupport } from "#app/hooks/shell/use-support.ts";
import { accountPaths } from "#app/paths/account.ts";
import { chatPaths } from "#app/paths/chat.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { plural } from "#app/text/format.ts";
import { Icon } from "../ui/icon.tsx";
import Menu, { MenuChoice } from "../ui/menu.tsx";

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
