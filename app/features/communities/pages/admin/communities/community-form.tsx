import type { SerializeFrom } from "@remix-run/cloudflare";
import { listPaths } from "#app/features/lists/paths.ts";
import { type CommunityModule, communityModules } from "#app/platform/access/community.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { COMMUNITY, type CommunityField, communityColours } from "../../../domain/community-fields.ts";
import { ownCommunityPaths } from "../../../paths.ts";
import type { LoadedCommunities } from "../../../services/manage-communities.server.ts";

const moduleTexts: Readonly<Record<CommunityModule, string>> = {
  shifts: "Plantões do fórum, com certificado de horas",
  challenge: "Desafio por equipes",
  ranking: "Ranking da semana entre as pessoas dela",
};

type Props = { edited: SerializeFrom<LoadedCommunities>["edited"] };
type PartProps = Props & { form: FormState<CommunityField> };

/** Name, address and brand; an address stays. */
function Brand({ edited, form }: PartProps) {
  return (
    <>
      <TextField label="Nome" maxLength={COMMUNITY.name} {...form.field("name", edited?.name)} />
      {edited ? (
        <input type="hidden" name="code" value={edited.code} />
      ) : (
        <TextField
          label="Endereço"
          maxLength={COMMUNITY.code}
          autoComplete="off"
          hint="Depois de /comunidades/. Não muda mais."
          {...form.field("code")}
        />
      )}
      <TextField
        label="Linha do menu"
        maxLength={COMMUNITY.menu}
        hint="Em branco: o nome."
        {...form.field("menu", edited?.menu)}
      />
      <SelectField
        label="Cor"
        options={communityColours}
        hint="Do emblema, com a inicial do nome."
        {...form.field("colour", edited?.colour ?? communityColours[0].value)}
      />
    </>
  );
}

function Presentation({ edited, form }: PartProps) {
  return (
    <>
      <TextField label="Em uma frase" maxLength={COMMUNITY.lead} {...form.field("lead", edited?.lead)} />
      <AreaField
        label="Apresentação"
        rows={6}
        maxLength={COMMUNITY.about}
        hint="O que ela é e para quem. Todos veem, também quem não entrou. Uma linha que começa com ## vira título."
        {...form.field("about", edited?.about)}
      />
    </>
  );
}

function Modules({ edited, form }: PartProps) {
  const chosen = form.values("modules", edited?.modules ?? []);
  return (
    <fieldset>
      <legend className="mb-1 font-medium">O que ela tem</legend>
      <div className="grid gap-2">
        {communityModules.map((each) => (
          <Choice
            key={each}
            type="checkbox"
            name="modules"
            value={each}
            defaultChecked={chosen.includes(each)}
          >
            {moduleTexts[each]}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function ToStudy({ edited, form }: PartProps) {
  const lists = edited?.lists.map((id) => listPaths.list(id)).join("\n");
  return (
    <>
      <TextField
        label="Pontos por acerto no desafio"
        inputMode="numeric"
        {...form.field("points", String(edited?.points ?? 10))}
      />
      <TextField
        label="Provas para estudar"
        hint="Siglas, como ENEM, ITA."
        {...form.field("catalogue", edited?.catalogue.join(", "))}
      />
      <AreaField
        label="Listas para estudar"
        hint="O endereço de cada uma, um por linha. Uma lista privada não aparece."
        {...form.field("lists", lists)}
      />
    </>
  );
}

/** A new community, or the one that is edited. */
export function CommunityForm({ edited }: Props) {
  const form = usePageForm<CommunityField>({ intents: ["create", "edit"] });
  return (
    <Section className="mt-8" title={edited ? `Editar ${edited.name}` : "Nova comunidade"} id="comunidade">
      <Form
        of={form}
        intent={edited ? "edit" : "create"}
        noValidate
        className="card mt-3 max-w-3xl space-y-4 p-4"
      >
        <FormMessage of={form} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Brand edited={edited} form={form} />
        </div>
        <Presentation edited={edited} form={form} />
        <Modules edited={edited} form={form} />
        <ToStudy edited={edited} form={form} />
        <Toolbar className="">
          <Button type="submit" pending={form.pending}>
            {edited ? "Guardar" : "Criar comunidade"}
          </Button>
          {edited && (
            <ButtonLink to={ownCommunityPaths.communities()} look="secondary">
              Cancelar
            </ButtonLink>
          )}
        </Toolbar>
      </Form>
    </Section>
  );
}
