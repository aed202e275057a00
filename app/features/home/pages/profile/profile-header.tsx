import { Link } from "@remix-run/react";
import { Eye, EyeOff, ShieldCheck } from "lucide-react";
import { Avatar } from "#app/features/accounts/components/avatar.tsx";
import type { Visibility } from "#app/features/accounts/domain/profile-privacy.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import { accountPaths } from "../../paths.ts";
import type { OwnProfile, VisibleProfile } from "../../services/profile-view.server.ts";

/** Pixels, with the border. */
const AVATAR = 104;

const seenBy: Record<Visibility, string> = {
  private: "Só você vê este perfil",
  "signed-in": "Quem tem conta vê este perfil",
  everybody: "Qualquer pessoa vê este perfil",
};

const chip =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 text-[0.9375rem] font-medium text-text no-underline hover:border-primary hover:text-link";

/** Visibility and links to the settings. */
function OwnLinks({ profile }: { profile: OwnProfile }) {
  const { visibility } = profile.privacy;
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-2 sm:justify-start">
      <a href="#privacidade" className={chip}>
        <Icon as={visibility === "private" ? EyeOff : Eye} size={18} />
        {seenBy[visibility]}
      </a>
      <Link to={accountPaths.account()} prefetch={onIntent()} className={chip}>
        <Icon as={ShieldCheck} size={18} />
        Conta e segurança
      </Link>
    </div>
  );
}

export function ProfileHeader({ profile }: { profile: VisibleProfile }) {
  const { avatar, level, firstName } = profile;
  const isOwn = profile.kind === "own";
  return (
    <header className="flex flex-col items-center gap-4 text-center sm:flex-row sm:gap-6 sm:text-left print:flex!">
      <Avatar look={avatar} size={AVATAR} />
      <div className="min-w-0">
        <PageHeading>{isOwn ? `${firstName} ${profile.lastName}` : firstName}</PageHeading>
        <p className="mt-1 flex items-center justify-center gap-2 text-muted sm:justify-start">
          <span
            aria-hidden="true"
            className="size-3 rounded-full"
            style={{ background: `var(--band-${level.band.name})` }}
          />
          Nível {level.level}, faixa {level.band.label}
        </p>
        {isOwn && <OwnLinks profile={profile} />}
      </div>
    </header>
  );
}
