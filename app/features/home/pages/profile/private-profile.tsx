import { useLocation } from "@remix-run/react";
import { LockKeyhole } from "lucide-react";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { homePaths } from "../../paths.ts";

/** Same page for every owner: reveals nothing. */
export function PrivateProfile() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  return (
    <div className="page-width max-w-lg py-10 sm:py-16">
      <div className="card flex flex-col items-center px-5 py-10 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-inset text-muted">
          <Icon as={LockKeyhole} size={28} />
        </span>
        <PageHeading className="mt-5">Este perfil é privado</PageHeading>
        <p className="mt-2 max-w-sm text-muted">
          {viewer
            ? "A pessoa escolheu não mostrar o perfil. Todo perfil no Farol começa assim."
            : "Se a pessoa mostra o perfil a quem tem conta no Farol, entre para ver."}
        </p>
        <div className="mt-6">
          {viewer ? (
            <ButtonLink to={homePaths.general()}>Ir para o início</ButtonLink>
          ) : (
            <ButtonLink to={`${pathname}?login=true`} preventScrollReset>
              Entrar na conta
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
