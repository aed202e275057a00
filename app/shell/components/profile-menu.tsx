import { Form } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef, lazy, useEffect, useId, useState } from "react";
import { Avatar } from "#app/features/accounts/components/avatar.tsx";
import type { AvatarLook } from "#app/features/accounts/domain/avatar.ts";
import { signInPaths } from "#app/features/accounts/paths.ts";
import { unreadAnswers } from "#app/features/messages/domain/chat.ts";
import { useUnreadAnswers } from "#app/features/messages/hooks/use-unread-answers.ts";
import { CountBadge } from "#app/platform/ui/components/count-badge.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";

const loadContent = () => import("./profile-menu-content.tsx");
const Content = lazy(loadContent);

/** Pixels. */
const AVATAR = 36;

type ProfileButtonProps = { avatar: AvatarLook; unread?: number } & ButtonHTMLAttributes<HTMLButtonElement>;

const ProfileButton = forwardRef<HTMLButtonElement, ProfileButtonProps>(function ProfileButton(
  { avatar, unread = 0, ...rest },
  ref,
) {
  const news = useId();
  return (
    <button
      ref={ref}
      type="button"
      aria-label="Meu perfil"
      aria-haspopup="menu"
      aria-describedby={unread > 0 ? news : undefined}
      {...rest}
      className="relative grid size-11 place-items-center rounded-full hover:bg-inset"
    >
      <Avatar look={avatar} size={AVATAR} />
      {unread > 0 && (
        <>
          <CountBadge count={unread} />
          <span id={news} hidden>
            {unreadAnswers(unread)}
          </span>
        </>
      )}
    </button>
  );
});

/** Without scripts a sign-out form. */
export function ProfileMenu({ userId, avatar }: { userId: string; avatar: AvatarLook }) {
  const [wanted, setWanted] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { unread } = useUnreadAnswers();
  const button = { avatar, unread };
  if (!ready) {
    return (
      <Form method="post" action={signInPaths.signOut()} className="flex items-center">
        <ProfileButton {...button} />
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
    return <ProfileButton {...button} {...near} onClick={() => setWanted(true)} />;
  }
  return (
    <Deferred fallback={<ProfileButton {...button} />}>
      <Content userId={userId} unread={unread} button={<ProfileButton {...button} />} />
    </Deferred>
  );
}
