/** What the demo's student writes for the picture of a graded essay, and how it is graded. */
export const THEME = "agua-no-semiarido";

export const GRADES = [160, 160, 120, 160, 160];

export const ESSAY = `Em "Vidas Secas", Graciliano Ramos acompanha uma família que caminha em busca de água e de algum descanso. Quase um século depois, a cena ainda se repete no Semiárido brasileiro, onde milhares de pessoas dependem do carro-pipa para beber e cozinhar. O acesso à água potável, embora seja um direito, continua barrado pela distribuição desigual das obras e pela falta de cuidado com o que já foi construído.

Em primeiro lugar, a água não chega a todos da mesma forma. Grandes açudes e canais atendem cidades e lavouras extensas, enquanto comunidades rurais ficam a quilômetros da torneira mais próxima. Quem mora longe gasta horas do dia para buscar o que deveria estar em casa, e são as mulheres e as crianças que mais carregam esse peso. Assim, a seca, que é do clima, transforma-se em desigualdade, que é das escolhas.

Além disso, o que se constrói nem sempre se mantém. Cisternas rachadas, dessalinizadores parados e poços sem energia mostram que a inauguração recebe mais atenção do que o uso. Sem quem conserte e sem análise da qualidade, a família volta à água barrenta, e as doenças voltam com ela.

Portanto, o Governo Federal, por meio do ministério responsável pelos recursos hídricos e em parceria com os municípios, deve ampliar o programa de cisternas e criar equipes locais de manutenção, formadas e pagas entre os próprios moradores, com análises mensais da água, a fim de que cada casa do Semiárido tenha água segura o ano inteiro. Desse modo, a caminhada de Fabiano poderá, enfim, terminar.
`;
