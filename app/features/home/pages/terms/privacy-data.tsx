const stored = [
  {
    data: "Nome, sobrenome e e-mail",
    purpose:
      "Criar a sua conta, chamar você pelo nome e enviar mensagens sobre ela. Base: contrato com você.",
    term: "Enquanto a conta existir.",
  },
  {
    data: "Senha",
    purpose:
      "Confirmar que é você. Guardamos só um resumo embaralhado (argon2id), do qual não se recupera a senha. Base: contrato.",
    term: "Até você trocar a senha ou apagar a conta.",
  },
  {
    data: "Respostas ao questionário de entrada",
    purpose:
      "Como nos conheceu, provas de interesse, série e estado. Servem para sugerir conteúdo e para saber, em números somados, quem estuda aqui. Base: contrato e legítimo interesse, sempre no seu melhor interesse.",
    term: "Enquanto a conta existir.",
  },
  {
    data: "Faixa de idade e e-mail do responsável",
    purpose:
      "Aplicar as proteções de menores e contar ao responsável, por e-mail, que a conta existe. Guardamos a faixa, não a data de nascimento. Base: obrigação legal.",
    term: "Enquanto a conta existir.",
  },
  {
    data: "Respostas às questões, pontos e nível",
    purpose:
      "Corrigir, mostrar o seu progresso, montar o ranking e contar, sem nomes, quantos marcaram cada alternativa. Base: contrato.",
    term: "Enquanto a conta existir. Depois, só as contagens sem nome.",
  },
  {
    data: "Comentários, votos e denúncias",
    purpose:
      "Mostrar a quem já respondeu a questão o que você escreveu, e cuidar da convivência. Base: contrato e legítimo interesse.",
    term: "Até você apagar o comentário ou a conta; denunciado, até a equipe conferir.",
  },
  {
    data: "Foto do perfil",
    purpose: "Mostrar no seu perfil, se você quiser enviar uma. Base: consentimento.",
    term: "Até você trocar ou remover.",
  },
  {
    data: "Sessões abertas",
    purpose:
      "Manter você conectado e permitir que encerre o acesso de outros aparelhos: início, fim e tipo de navegador. Base: segurança da conta.",
    term: "30 dias sem uso, e nunca mais de 90 dias.",
  },
  {
    data: "Endereço IP",
    purpose:
      "Contar tentativas de entrada e barrar abusos, na hora. Não fica gravado junto da sua conta. Base: segurança.",
    term: "Minutos. Registros técnicos da hospedagem: no máximo 30 dias.",
  },
  {
    data: "E-mails que enviamos",
    purpose:
      "Saber que mensagens sobre a conta foram enviadas, quando e para que endereço, e tentar de novo se uma falhar. O texto se apaga assim que ela sai. Base: contrato e segurança.",
    term: "30 dias.",
  },
  {
    data: "Mensagens que você nos manda",
    purpose: "Responder e resolver. Base: contrato ou legítimo interesse.",
    term: "Até 2 anos depois da última resposta.",
  },
] as const;

export function StoredData() {
  return (
    <>
      <dl>
        {stored.map(({ data, purpose, term }) => (
          <div key={data} className="break-inside-avoid">
            <dt>{data}</dt>
            <dd>
              {purpose}
              <br />
              <strong>Por quanto tempo:</strong> {term}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Não pedimos CPF, endereço, telefone, localização nem acesso aos seus contatos. Contas de escola podem
        ter também o número de matrícula e o telefone, informados pela escola.
      </p>
    </>
  );
}
