import { UseInAssessment } from "#app/features/bank/components/use-in-assessment.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { listPaths } from "../../paths.ts";
import type { ListView } from "../../services/load-list.server.ts";
import { EditList, type ListField } from "./edit-list.tsx";
import { ShareList } from "./share-list.tsx";

type Props = {
  list: ListView["list"];
  part: string | null;
  signedIn: boolean;
  canonical: string;
  form: FormState<ListField>;
};

/** What can be done with a list; the parts below are addresses. */
export function ListTools({ list, part, signedIn, canonical, form }: Props) {
  const { id, own } = list;
  const partLink = (name: string, label: string) => (
    <ButtonLink
      look="secondary"
      to={listPaths.list(id, { parte: part === name ? null : name })}
      preventScrollReset
      aria-current={part === name ? "true" : undefined}
    >
      {label}
    </ButtonLink>
  );
  return (
    <div className="no-print mt-4">
      <Toolbar className="">
        {!own && signedIn && <FollowForm list={list} form={form} />}
        {!own && !signedIn && (
          <ButtonLink look="secondary" to="?login=true" rel="nofollow">
            Entrar para seguir
          </ButtonLink>
        )}
        {own && partLink("organizar", part === "organizar" ? "Pronto" : "Organizar")}
        {partLink("compartilhar", "Compartilhar")}
        {own && partLink("editar", "Editar")}
        {signedIn && (
          <ButtonLink look="secondary" to={listPaths.print(id)}>
            Imprimir
          </ButtonLink>
        )}
        <UseInAssessment from={{ lista: id }} />
        {signedIn && (
          <Form of={form}>
            <Button type="submit" name="intent" value="copy" look="secondary">
              Duplicar
            </Button>
          </Form>
        )}
      </Toolbar>
      {part === "compartilhar" && <ShareList list={list} canonical={canonical} form={form} />}
      {part === "editar" && own && <EditList list={list} form={form} />}
    </div>
  );
}

function FollowForm({ list, form }: { list: ListView["list"]; form: FormState<ListField> }) {
  return (
    <Form of={form}>
      <Button
        type="submit"
        name="intent"
        value={list.followed ? "unfollow" : "follow"}
        look={list.followed ? "secondary" : "primary"}
        pending={form.sending("intent") === "follow"}
      >
        {list.followed ? "Deixar de seguir" : "Seguir"}
      </Button>
    </Form>
  );
}
