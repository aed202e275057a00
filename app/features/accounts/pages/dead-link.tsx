import { homePaths } from "#app/features/home/paths.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";

export function DeadLink({ advice, action }: { advice: string; action: string }) {
  return (
    <div className="page-width max-w-md py-10">
      <PageHeading className="mb-4">Este link não vale mais</PageHeading>
      <Card className="space-y-4">
        <p role="alert">Ele já foi usado ou perdeu a validade: cada link funciona uma vez só.</p>
        <p>{advice}</p>
        <ButtonLink to={homePaths.withLogin()} className="w-full">
          {action}
        </ButtonLink>
      </Card>
    </div>
  );
}
