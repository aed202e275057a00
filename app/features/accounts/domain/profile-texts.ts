export const profileTexts = {
  nameSaved: "Nome salvo.",
  privacySaved: "Privacidade salva.",
  pictureSaved: "Foto salva.",
  pictureRemoved: "Foto removida.",
  chooseVisibility: "Escolha quem vê o seu perfil",
  notForMinors: "Perfis de menores de 18 anos não podem ficar abertos a qualquer pessoa",
  choosePicture: "Escolha uma foto",
  fixedIcon: "Contas de escola usam um ícone fixo",
} as const;
