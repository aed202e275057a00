import { Link } from "@remix-run/react";
import { contact, product } from "#app/platform/text/product.ts";
import { aboutPaths } from "../../paths.ts";

function AccountQuestions() {
  return (
    <>
      <h3>Preciso pagar?</h3>
      <p>
        Não. Estudar com questões é gratuito para sempre. Quem usa muito o tutor pode ter mais perguntas por
        dia: em <Link to={aboutPaths.plans()}>Planos</Link> está o que cada nível abre.
      </p>
      <h3>Preciso de conta?</h3>
      <p>
        Para buscar e ler questões, e para responder às primeiras da sua prova a partir da página inicial,
        não. Para continuar, somar pontos e acompanhar o seu progresso, sim: é o que nos permite guardar o que
        é seu.
      </p>
      <h3>Não recebi o e-mail de confirmação</h3>
      <p>
        Espere alguns minutos e olhe a caixa de spam. Se não chegar, entre na conta e peça um novo envio.
        Confira também se o endereço foi digitado certo.
      </p>
      <h3>Esqueci a senha</h3>
      <p>
        Na janela de entrada, escolha “Esqueci minha senha” e informe o seu e-mail. Se houver uma conta com
        ele, enviamos um link para criar uma senha nova. Por segurança, a mensagem é a mesma quando a conta
        não existe.
      </p>
      <h3>Sou menor de idade. Posso usar?</h3>
      <p>
        Pode. O {product.name} foi feito para estudantes, e as suas proteções são maiores: o perfil é privado,
        não há publicidade dirigida e o seu responsável pode pedir acesso ou exclusão dos dados. Leia a{" "}
        <Link to={aboutPaths.privacy()}>política de privacidade</Link> com quem cuida de você.
      </p>
    </>
  );
}

function StudyQuestions() {
  return (
    <>
      <h3>Posso responder a mesma questão de novo?</h3>
      <p>
        Pode, quantas vezes quiser. A estatística e os pontos consideram a primeira resposta; o cartão mostra
        quando você respondeu.
      </p>
      <h3>Minha internet caiu no meio de uma resposta</h3>
      <p>
        A resposta fica guardada neste aparelho e é enviada quando a conexão volta. Enquanto isso, o cartão
        avisa que ela ainda não foi confirmada. Não há risco de contar duas vezes.
      </p>
      <h3>Dá para usar só o teclado?</h3>
      <p>
        Dá. No cartão da questão, as letras de <code>A</code> a <code>E</code> escolhem, <code>Enter</code>{" "}
        responde, as setas mudam de questão e <code>?</code> mostra todos os atalhos.
      </p>
      <h3>Como deixo o site escuro?</h3>
      <p>Pelo botão “Tema”, no alto da página. Sem escolha, o {product.name} segue o seu aparelho.</p>
      <h3>Minha escola usa o {product.name}. O que muda?</h3>
      <p>
        Você entra com a conta ligada à escola e segue as orientações dos seus professores. Veja a{" "}
        <Link to={aboutPaths.schoolHelp()}>ajuda para escolas</Link>.
      </p>
    </>
  );
}

export function AboutQuestions() {
  return (
    <>
      <AccountQuestions />
      <StudyQuestions />
    </>
  );
}

export function Contact() {
  return (
    <>
      <dl>
        <dt>Dúvidas, erros em questões e problemas na conta</dt>
        <dd>
          <a href={`mailto:${contact.help}`}>{contact.help}</a>
        </dd>
        <dt>Seus dados e a sua privacidade</dt>
        <dd>
          <a href={`mailto:${contact.privacy}`}>{contact.privacy}</a>
        </dd>
        <dt>Escolas e comunidades</dt>
        <dd>
          <a href={`mailto:${contact.schools}`}>{contact.schools}</a>
        </dd>
      </dl>
      <p>
        Se a página mostrou um código de erro, copie-o na mensagem: com ele encontramos o que aconteceu sem
        precisar perguntar muito. Nunca mande a sua senha; ninguém do {product.name} vai pedi-la.
      </p>
      <p>
        O {product.name} usa programas de outras pessoas: aqui estão as{" "}
        <a href={aboutPaths.licences()}>licenças deles</a>.
      </p>
    </>
  );
}
