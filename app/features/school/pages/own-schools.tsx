import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { json } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { homePath, pathIntoSchool } from "#app/platform/access/home-path.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { SchoolBadge } from "../components/school-badge.tsx";
import { roleNames } from "../domain/labels.ts";
import { chooseSchool, listOwnSchools } from "../services/choose-school.server.ts";

export const meta = unlistedMeta("Trocar de escola");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json({ schools: await listOwnSchools(deps, viewer), current: viewer.school?.id ?? null });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm(args.request, async (form) => {
    const schoolId = form.text("school", 60);
    await chooseSchool(deps, viewer, schoolId);
    return redirectFor(pathIntoSchool(schoolId, viewer) ?? homePath(viewer));
  });
}

/** Which school's menu and home are shown, for who is in several (R-ACCESS-6). */
export default function OwnSchools() {
  const { schools, current } = useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <SchoolFrame title="Trocar de escola">
      <FormMessage of={form} withProblems className="mt-4" />
      {schools.length === 0 ? (
        <Empty>
          A sua conta não está em nenhuma escola. Com um convite ou cartão, use o primeiro acesso.
        </Empty>
      ) : (
        <Form of={form} className="mt-5 max-w-xl">
          <Rows className="">
            {schools.map(({ id, name, role }) => (
              <li key={id} className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <SchoolBadge name={name} size={44} />
                <p className="min-w-40 flex-1">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-muted">
                    {roleNames[role]}
                    {id === current && ", aberta agora"}
                  </span>
                </p>
                <Button
                  type="submit"
                  name="school"
                  value={id}
                  look={id === current ? "secondary" : "primary"}
                  aria-label={`Entrar em ${name}`}
                  pending={form.pending}
                >
                  Entrar
                </Button>
              </li>
            ))}
          </Rows>
        </Form>
      )}
    </SchoolFrame>
  );
}
