import { homePaths } from "#app/features/home/paths.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";

export function DeadLink({ advice, action }: { advice: string; action: string }) {
  return (
    <div className="page-width max-w-md py-10">
      <h1 className="mb-4 text-2xl font-bold">Este link não vale mais</h1>
      <div className="card space-y-4 p-5">
        <p role="alert">Ele já foi usado ou perdeu a validade: cada link funciona uma vez só.</p>
        <p>{advice}</p>
        <ButtonLink to={homePaths.withLogin()} className="w-full">
          {action}
        </ButtonLink>
      </div>
    </div>
  );
}
