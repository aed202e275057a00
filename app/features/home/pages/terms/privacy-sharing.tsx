import { product } from "#app/platform/text/product.ts";

export function WhoSees() {
  return (
    <dl>
      <dt>Qualquer pessoa</dt>
      <dd>As questões, os textos públicos e as estatísticas sem nomes.</dd>
      <dt>Quem usa o {product.name}</dt>
      <dd>
        O seu primeiro nome, o avatar, os pontos e o nível, no ranking, e o primeiro nome e o avatar nos
        comentários que você escrever. O resto do perfil, só se você o tornar público.
      </dd>
      <dt>A equipe da sua escola</dt>
      <dd>
        Se a sua conta está em turmas de uma escola: o seu nome, o seu e-mail e o que você faz nas atividades
        dela. Nunca a sua senha.
      </dd>
      <dt>A equipe do {product.name}</dt>
      <dd>
        Poucas pessoas, quando é preciso para atender você ou consertar algo. Mudanças feitas em contas por
        administradores ficam registradas.
      </dd>
    </dl>
  );
}

/** Processors of personal data, with their location. */
export function Sharing() {
  return (
    <>
      <p>
        Não vendemos nem alugamos dados. Compartilhamos apenas com quem nos presta serviço, e só o necessário:
      </p>
      <ul>
        <li>
          <strong>Cloudflare:</strong> hospedagem, banco de dados e arquivos;
        </li>
        <li>
          <strong>serviço de e-mail:</strong> o seu endereço e o texto das mensagens que enviamos a você;
        </li>
        <li>
          <strong>Google:</strong> só se você escolher entrar com a sua conta Google. Recebemos o seu nome e o
          seu e-mail, e o Google fica sabendo que você entrou.
        </li>
      </ul>
      <p>
        Os servidores podem ficar fora do Brasil. Nesse caso, valem as garantias de transferência
        internacional da LGPD, por contrato. Autoridades só recebem dados quando a lei obriga.
      </p>
    </>
  );
}
