import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Card, PageHeading, Row, Rows, SubHeading, Toolbar } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { Stat, Stats } from "#app/platform/ui/components/stat.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import { Tabs } from "#app/platform/ui/components/tabs.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { shellPaths } from "../paths.ts";

export const meta: MetaFunction = () => [{ title: pageTitle("Peças") }];

/** Only in development. */
export function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  if (!deps.isDevelopment) throw new AppError("page-not-found");
  return null;
}

const themes = { claro: "light", escuro: "dark" };
const here = shellPaths.parts();

/** Each part: its use in a sentence, and the part. */
const parts: readonly { name: string; use: string; drawn: (theme: string) => ReactNode }[] = [
  {
    name: "PageHeading, Heading, Section",
    use: "Um título para a página; os das partes vêm de Section, que liga a parte ao título.",
    drawn: (theme) => (
      <Section title={`Suas listas, no tema ${theme}`} className="">
        <SubHeading className="mt-2">Desta semana</SubHeading>
      </Section>
    ),
  },
  {
    name: "TextLink",
    use: "No meio de uma frase; sozinho, com 44 px de altura; e como nome de uma coisa.",
    drawn: () => (
      <>
        <p>
          Veja <TextLink to={here}>as regras da correção</TextLink> antes de entregar.
        </p>
        <p>
          <TextLink look="alone" to={here}>
            Ver todas as listas
          </TextLink>
        </p>
        <TextLink look="title" to={here}>
          Cinemática em uma semana
        </TextLink>
      </>
    ),
  },
  {
    name: "Button",
    use: "O que faz alguma coisa: um principal por página, o resto secundário ou discreto.",
    drawn: () => (
      <Toolbar className="">
        <Button>Salvar</Button>
        <Button look="secondary">Cancelar</Button>
        <Button look="quiet" size="tight">
          Desfazer
        </Button>
        <Button look="danger">Excluir</Button>
        <Button pending>Salvando</Button>
      </Toolbar>
    ),
  },
  {
    name: "Toolbar",
    use: "O que se pode fazer aqui, em uma linha que quebra.",
    drawn: () => (
      <Toolbar className="">
        <Button look="secondary">Exportar</Button>
        <TextLink look="alone" to={here}>
          Imprimir
        </TextLink>
      </Toolbar>
    ),
  },
  {
    name: "Tabs",
    use: "Vistas de uma mesma página, cada uma com seu endereço.",
    drawn: (theme) => (
      <Tabs
        label={`Abas no tema ${theme}`}
        tabs={[
          { label: "Minhas", to: here, current: true },
          { label: "Públicas", to: `${here}?aba=publicas`, current: false },
        ]}
      />
    ),
  },
  {
    name: "Card",
    use: "Uma coisa que se destaca do resto da página.",
    drawn: () => (
      <Card className="">
        <p>Você tem 12 questões para rever hoje.</p>
      </Card>
    ),
  },
  {
    name: "Rows, Row",
    use: "Coisas do mesmo tipo, uma embaixo da outra.",
    drawn: () => (
      <Rows className="">
        <Row>
          <TextLink look="title" to={here}>
            Óptica geométrica
          </TextLink>
          <Dotted className="text-sm text-muted">
            <span>24 questões</span>
            <span>há 3 dias</span>
          </Dotted>
        </Row>
        <Row>
          <TextLink look="title" to={here}>
            Termodinâmica
          </TextLink>
        </Row>
      </Rows>
    ),
  },
  {
    name: "Empty",
    use: "No lugar de uma lista vazia: diz o que falta e o que fazer.",
    drawn: () => (
      <Empty
        className=""
        title="Nenhuma lista ainda"
        action={
          <TextLink look="alone" to={here}>
            Criar uma lista
          </TextLink>
        }
      >
        Uma lista junta questões para resolver na ordem que você quiser.
      </Empty>
    ),
  },
  {
    name: "Stats, Stat",
    use: "Poucos números, cada um com seu nome.",
    drawn: () => (
      <Stats className="">
        <Stat label="Respondidas">1.204</Stat>
        <Stat label="Acertos" note="15 a mais que na semana passada">
          78 %
        </Stat>
      </Stats>
    ),
  },
  {
    name: "Table",
    use: "O que se compara por linhas e colunas; rola dentro de si.",
    drawn: (theme) => (
      <Table label={`Turmas no tema ${theme}`} head={["Turma", "Estudantes", "Média"]} numbers className="">
        <tr>
          <th scope="row">3º A</th>
          <td>42</td>
          <td>61,5</td>
        </tr>
        <tr>
          <th scope="row">3º B</th>
          <td>38</td>
          <td>58,0</td>
        </tr>
      </Table>
    ),
  },
];

/** The parts of which pages consist, each in both themes. */
export default function Parts() {
  return (
    <div className="page-width py-6">
      <PageHeading>Peças</PageHeading>
      <p className="mt-1 text-muted">
        De que as páginas são feitas, nos dois temas. Esta página só existe em desenvolvimento.
      </p>
      {parts.map(({ name, use, drawn }) => (
        <div key={name} className="mt-8">
          <p className="font-mono text-sm">{name}</p>
          <p className="text-muted">{use}</p>
          <div className="mt-2 grid gap-3 lg:grid-cols-2">
            {Object.entries(themes).map(([theme, look]) => (
              <div key={theme} className={`${look} rounded-card border border-line bg-page p-4 text-text`}>
                {drawn(theme)}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
