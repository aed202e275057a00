import { Form } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef, lazy, Suspense, useEffect, useState } from "react";
import { paths } from "#app/paths.ts";

const loadContent = () => import("./profile-menu-content.tsx");
const Content = lazy(loadContent);

type ProfileButtonProps = { firstName: string } & ButtonHTMLAttributes<HTMLButtonElement>;

const ProfileButton = forwardRef<HTMLButtonElement, ProfileButtonProps>(function ProfileButton(
  { firstName, ...rest },
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
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-primary font-semibold text-on-primary"
      >
        {firstName.charAt(0).toUpperCase()}
      </span>
    </button>
  );
});

/** The round button that opens the profile menu. Before scripts arrive, a plain form signs out. */
export function ProfileMenu({ firstName }: { firstName: string }) {
  const [wanted, setWanted] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) {
    return (
      <Form method="post" action={paths.signOut()}>
        <ProfileButton firstName={firstName} />
        <noscript>
          <button type="submit" className="min-h-11 px-3 font-semibold text-link">
            Sair
          </button>
        </noscript>
      </Form>
    );
  }
  if (!wanted) {
    // The menu's code comes when a hand or the focus comes near.
    const near = { onPointerEnter: loadContent, onFocus: loadContent };
    return <ProfileButton firstName={firstName} {...near} onClick={() => setWanted(true)} />;
  }
  return (
    <Suspense fallback={<ProfileButton firstName={firstName} />}>
      <Content button={<ProfileButton firstName={firstName} />} />
    </Suspense>
  );
}
