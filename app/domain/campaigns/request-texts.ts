export const requestTexts = {
  sent: "Pedido enviado! Vamos conferir com a parceria. Assim que for liberado, o acesso vale na sua conta.",
  incomplete: "Complete o seu cadastro antes de pedir o acesso.",
  member: (name: string) => `Você já faz parte do ${name}: o seu acesso está liberado.`,
} as const;
