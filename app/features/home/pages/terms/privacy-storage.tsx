import { CookieReview } from "#app/platform/analytics/components/cookie-review.tsx";
import { product } from "#app/platform/text/product.ts";

const cookies = [
  {
    name: "__session",
    use: "diz ao site, por 1 hora, quem está conectado. É assinado e se renova sozinho enquanto a sessão durar.",
  },
  {
    name: `${product.slug}_sessao`,
    use: "a chave da sua sessão neste aparelho, por até 90 dias. Some quando você sai.",
  },
  {
    name: `${product.slug}_aparelho`,
    use: "que você já entrou por este aparelho, por 1 ano: quem tenta adivinhar a sua senha em outro lugar não tranca você do lado de fora.",
  },
] as const;

/** localStorage keys. */
const storageKeys = [
  { name: "darkMode", use: "o tema que você escolheu, claro ou escuro." },
  {
    name: "consented-cookies, essential-cookies-only",
    use: "o que você escolheu no aviso de cookies: aceitar a contagem de uso, ou só o essencial.",
  },
  { name: "seen-tutorial", use: "que você já viu a apresentação inicial." },
  { name: "seenNotifications", use: "as notificações já vistas e lidas." },
  {
    name: `seen-${product.slug}-zap-overlay, clicked-${product.slug}-zap-overlay`,
    use: "se o convite para o canal de mensagens já apareceu, e se você o seguiu.",
  },
  {
    name: `${product.slug}-campanha`,
    use: "que você já fechou a conversa da comunidade parceira.",
  },
  {
    name: `${product.slug}-promo, ${product.slug}-desconto`,
    use: "os códigos que um link trouxe, até você fechar a aba.",
  },
  {
    name: `${product.slug}-lista-continua, ${product.slug}-paginas`,
    use: "como você prefere as listas e onde parou nelas.",
  },
  {
    name: `${product.slug}-recentes`,
    use: "as páginas que você abriu nesta aba, para a busca rápida oferecê-las de novo.",
  },
  {
    name: `${product.slug}-reloaded-at, ${product.slug}-login-provider`,
    use: "quando a página se recarregou por falta de um arquivo, e se a entrada foi pelo Google.",
  },
  {
    name: `${product.slug}-dono`,
    use: "de quem são os dados que este aparelho guarda. Quando você sai, tudo o que é seu é apagado dele.",
  },
  {
    name: `${product.slug} (IndexedDB)`,
    use: "respostas, textos que você está escrevendo e fotos de folhas de redação que o servidor ainda não confirmou. São apagados assim que chegam; um texto que você não enviou, em 30 dias ou quando você sai.",
  },
] as const;

function Names({ items }: { items: readonly { name: string; use: string }[] }) {
  return (
    <ul>
      {items.map(({ name, use }) => (
        <li key={name}>
          {name.split(", ").map((each, index) => (
            <span key={each}>
              {index > 0 && " e "}
              <code>{each}</code>
            </span>
          ))}
          : {use}
        </li>
      ))}
    </ul>
  );
}

export function Storage() {
  return (
    <>
      <p>
        Usamos três cookies, só para manter você conectado e a sua conta segura. Sem entrar na conta, nenhum
        deles é criado. Nenhum serve para publicidade, e scripts da página não conseguem lê-los.
      </p>
      <Names items={cookies} />
      <p>No próprio navegador, sem enviar a ninguém, guardamos pequenas lembranças:</p>
      <Names items={storageKeys} />
      <CookieReview />
      <p>
        Uma cópia curta do que a tela precisa mostrar, sem e-mail nem telefone, pode ficar no navegador por
        até 10 minutos e é apagada quando você sai. Você pode limpar tudo isso nas configurações do navegador:
        perde apenas as preferências.
      </p>
      <p>
        Se um dia ligarmos um medidor de terceiros, ele só vai rodar depois do seu aceite, e nunca para
        menores de idade. Contagens nossas, como quantas pessoas abriram o tutor, também só com o seu aceite e
        nunca de menores, e não guardam quem você é. Quando uma página falha, o navegador nos conta o erro,
        sem nomes, e-mails nem o que você digitou. Tudo isso é apagado em 90 dias.
      </p>
    </>
  );
}
