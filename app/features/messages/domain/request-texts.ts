export const requestTexts = {
  sent: "Pedido enviado! Vamos conferir com a parceria. Assim que for liberado, o acesso vale na sua conta.",
  accepted: (name: string) => `O seu acesso do ${name} foi liberado. Bons estudos!`,
  declined: (name: string, word: string) => `O seu pedido de acesso do ${name} não foi aceito: ${word}`,
  waiting: (name: string) => `Há pedidos de acesso do ${name} à espera de resposta.`,
  incomplete: "Complete o seu cadastro antes de pedir o acesso.",
  member: (name: string) => `Você já faz parte do ${name}: o seu acesso está liberado.`,
} as const;
