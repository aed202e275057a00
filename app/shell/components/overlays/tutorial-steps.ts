import type { ComponentType } from "react";
import { product } from "#app/platform/text/product.ts";
import {
  AnswerPicture,
  FindPicture,
  LevelPicture,
  NoticePicture,
  TutorPicture,
} from "./tutorial-pictures.tsx";

export const tutorialSteps: readonly { title: string; text: string; Picture: ComponentType }[] = [
  {
    title: "Encontre a questão certa",
    text: "Em Questões, busque por assunto ou por uma palavra do enunciado e filtre por prova, ano, disciplina e dificuldade. Copie o link para guardar a busca.",
    Picture: FindPicture,
  },
  {
    title: "Responda e veja na hora",
    text: "Escolha a alternativa e toque em Responder: o resultado, as respostas dos colegas e a resolução, quando houver, aparecem em seguida. No teclado, A a E escolhem e Enter responde.",
    Picture: AnswerPicture,
  },
  {
    title: "Some pontos e suba de nível",
    text: "A primeira resposta de cada questão vale 3 pontos se estiver certa e 1 se não estiver: tentar sempre conta. O seu nível e a sua semana ficam em Início.",
    Picture: LevelPicture,
  },
  {
    title: "Fique por dentro",
    text: "O sino no alto da página traz novidades e avisos. O número ao lado dele diz quantos você ainda não viu.",
    Picture: NoticePicture,
  },
  {
    title: `Conte com o ${product.assistant}`,
    text: "É o tutor do site: explica o enunciado, dá uma dica ou resolve passo a passo. Ele está em fase de testes, então confira o que disser.",
    Picture: TutorPicture,
  },
];
