import { Form } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef, lazy, Suspense, useEffect, useState } from "react";
import type { AvatarLook } from "#app/domain/accounts/avatar.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { Avatar } from "../accounts/avatar.tsx";

const loadContent = () => import("./profile-menu-content.tsx");
const Content = lazy(loadContent);

/** Pixels. */
const AVATAR = 36;

type ProfileButtonProps = { avatar: AvatarLook } & ButtonHTMLAttributes<HTMLButtonElement>;

const ProfileButton = forwardRef<HTMLButtonElement, ProfileButtonProps>(function ProfileButton(
  { avatar, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label="Meu perfil"
      aria-haspopup="menu"
      {...rest}
      className="grid size-11 place-items-center rounded-full hover:bg-inset"
    >
      <Avatar look={avatar} size={AVATAR} />
    </button>
  );
});

/** Without scripts a sign-out form. */
export function ProfileMenu({ userId, avatar }: { userId: string; avatar: AvatarLook }) {
  const [wanted, setWanted] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) {
    return (
      <Form method="post" action={signInPaths.signOut()} className="flex items-center">
        <ProfileButton avatar={avatar} />
        <noscript>
          <button type="submit" className="min-h-11 px-3 font-semibold text-link">
            Sair
          </button>
        </noscript>
      </Form>
    );
  }
  if (!wanted) {
    // The menu's code loads on hover or focus.
    const near = { onPointerEnter: loadContent, onFocus: loadContent };
    return <ProfileButton avatar={avatar} {...near} onClick={() => setWanted(true)} />;
  }
  return (
    <Suspense fallback={<ProfileButton avatar={avatar} />}>
      <Content userId={userId} button={<ProfileButton avatar={avatar} />} />
    </Suspense>
  );
}
