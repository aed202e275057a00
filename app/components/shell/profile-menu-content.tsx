import { useSubmit } from "@remix-run/react";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { Icon } from "../ui/icon.tsx";
import Menu, { MenuChoice } from "../ui/menu.tsx";

/** What the profile menu offers. */
export default function ProfileMenuContent({ button }: { button: ReactNode }) {
  const submit = useSubmit();
  return (
    <Menu button={button} label="Meu perfil">
      <MenuChoice onSelect={() => submit(null, { method: "post", action: paths.signOut() })}>
        <Icon as={LogOut} />
        Sair
      </MenuChoice>
    </Menu>
  );
}
