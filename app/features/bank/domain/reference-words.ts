/** Word lists of the rule about unseen context: folded stems, joined as alternatives of an expression. */
function stems(list: string): string {
  return list.trim().split(/\s+/).join("|");
}

/** People and bodies that act in a story. A definite one ("o carpinteiro") was introduced somewhere. */
export const agents =
  stems(`aluno aluna estudante professora? pacientes? cliente pessoa morador(?:a|es)? produtor(?:a|es)? agricultor
  fazendeiro investidor jogador(?:a|es)? jurado tecnico engenheir[oa] arquitet[oa] carpinteiro pedreiro marceneiro artista cientista
  pesquisador quimico biologo nutricionista medic[oa] enfermeir[oa] veterinari[oa] motorista atletas? corredor ciclista nadador tenistas? dono
  dona proprietario gerente diretor(?:a)? empresari[oa] comerciante vendedor comprador trabalhador funcionari[oa] operario
  entrevistador entrevistado entrevistada familia casal menin[oa] garot[oa] jovem amigos? irmaos? filh[oa] pai mae loja oficina
  padaria prefeitura observador(?:a|es)? astronauta piloto soldado policial policiais turista viajante senhor senhora policia
  acougueiro floricultor fabricante consultor fotografo chefe cozinheir[oa] costureira confeiteir[oa] pintor eletricista internauta
  passageiro banhista escultor artesao artesa designer programador analista contador banqueiro`);

/** What a picture can be called, or can show: these need no text before them. */
export const pictured =
  stems(`figuras? imagem imagens graficos? tabelas? quadros? quadrinhos? mapas? charges? cartum tirinhas? tiras? cartaz
  cartazes textos? anuncios? pinturas? obras? fotos? fotografias? cenas? desenhos? esquemas? diagramas? representac(?:ao|oes) pecas? campanhas?
  propagandas? pesquisas? dados processos? reac(?:ao|oes) equac(?:ao|oes) curvas? regiao regioes area areas estruturas? moleculas?
  substancias? compostos? circuitos? ciclos? tipo tipos forma modo maneira sentido posicao ponto pontos`);

/** A quantity that a command requires. */
export const quantities =
  stems(`valor(?:es)? numero quantidade area volume medida altura largura comprimento massa tempo distancia
  probabilidade razao expressao relacao coeficiente total custo preco instante velocidade concentracao variacao dose indice raio
  percentual porcentagem lucro quantos quantas aumento temperatura`);

/** Verbs of a story that is under way: future and past of one event. */
export const storyVerbs =
  stems(`devera deverao deveria deveriam tera terao sera serao seria seriam podera poderao precisara
  precisarao foi foram fez fizeram recebeu escolheu decidiu obteve ocorrera atingira utilizara dira responder`);

/** Participles that point back at what was said. */
export const saidBefore = stems(
  "descrit[oa]s? apresentad[oa]s? mencionad[oa]s? citad[oa]s? referid[oa]s? expost[oa]s? anterior",
);
