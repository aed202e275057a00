import { rows } from "#content/generator/grammar.ts";

/** Sentences for "which one is right": topic | ok or no | sentence | why. {ela}, {ele} and {cidade} are filled in. */
export const judged = rows(`
Crase | ok | {ela} entregou o relatório à diretora do museu de {cidade}. | o verbo exige “a” e “diretora” aceita artigo
Crase | ok | Os documentos foram enviados às secretarias responsáveis pela obra de {cidade}. | fundem-se a preposição exigida por “enviados” e o artigo “as”
Crase | ok | O ensaio da fanfarra de {cidade} começa às sete horas. | há crase na indicação de horas
Crase | ok | {ele} referiu-se àquele episódio com emoção. | fundem-se a preposição “a” e o “a” de “aquele”
Crase | ok | À noite, as ruas de {cidade} ficam vazias. | locução adverbial feminina
Crase | ok | {ela} saiu às pressas para não perder o último ônibus. | locução adverbial feminina
Crase | ok | A reforma da praça de {cidade} obedece às normas de acessibilidade. | o verbo obedecer exige “a” e “normas” está determinada
Crase | ok | {ele} pintou a varanda à moda dos artesãos antigos. | locução prepositiva de núcleo feminino
Crase | no | {ela} começou à estudar violino em {cidade}. | não há crase antes de verbo
Crase | no | O passeio em {cidade} foi feito à cavalo. | não há crase antes de palavra masculina
Crase | no | {ele} entregou as chaves à ela no fim da tarde. | não há crase antes de pronome pessoal
Crase | no | As equipes de {cidade} ficaram cara à cara no torneio. | não há crase entre palavras repetidas
Crase | no | {ela} não se referiu à ninguém durante a reunião. | não há crase antes de pronome indefinido
Crase | no | A loja de {cidade} vende tecidos à prazo. | “prazo” é palavra masculina
Crase | no | {ele} pediu ajuda à três vizinhos. | não há crase antes de numeral cardinal sem artigo
Crase | no | A exposição de {cidade} abre à partir de junho. | não há crase antes do verbo da locução “a partir de”
Crase | no | {ela} dirigiu-se à uma funcionária da prefeitura de {cidade}. | não há crase antes do artigo indefinido
Concordância Verbal | ok | Faz dois anos que {ela} mora em {cidade}. | “fazer” indicando tempo fica no singular
Concordância Verbal | ok | Havia muitas barracas na feira de {cidade}. | “haver” no sentido de existir fica no singular
Concordância Verbal | ok | Vendem-se mudas de ipê na entrada de {cidade}. | o verbo concorda com o sujeito paciente “mudas”
Concordância Verbal | ok | Precisa-se de motoristas na cooperativa de {cidade}. | verbo transitivo indireto com índice de indeterminação fica no singular
Concordância Verbal | ok | Mais de um morador de {cidade} assistiu ao desfile. | com “mais de um”, o verbo fica no singular
Concordância Verbal | ok | Fui eu quem avisou {ele} sobre a chuva. | com “quem”, o verbo pode ficar na terceira pessoa do singular
Concordância Verbal | ok | Existem boas razões para visitar {cidade} no inverno. | “existir” concorda com o sujeito “boas razões”
Concordância Verbal | ok | Cada um dos alunos de {cidade} recebeu um livro. | o núcleo “cada um” leva o verbo ao singular
Concordância Verbal | no | Fazem cinco meses que {ela} chegou a {cidade}. | “fazer” indicando tempo é impessoal
Concordância Verbal | no | Haviam poucos ônibus entre {cidade} e o litoral. | “haver” no sentido de existir é impessoal
Concordância Verbal | no | Aluga-se casas mobiliadas em {cidade}. | o verbo deveria concordar com “casas”
Concordância Verbal | no | Precisam-se de costureiras na oficina de {ela}. | o verbo transitivo indireto com “se” fica no singular
Concordância Verbal | no | Existe muitos argumentos a favor da obra em {cidade}. | “existir” deveria concordar com “muitos argumentos”
Concordância Verbal | no | Deve haverem outras trilhas perto de {cidade}. | o auxiliar e “haver” ficam no singular
Concordância Verbal | no | Os Estados Unidos enviou observadores a {cidade}. | com artigo no plural, o verbo vai para o plural
Concordância Verbal | no | Foi entregue ontem, em {cidade}, as medalhas do torneio. | o verbo deveria concordar com “as medalhas”
Concordância Verbal | no | Sobrou apenas duas vagas na turma de {ele}. | o verbo deveria concordar com “duas vagas”
Concordância Nominal | ok | {ela} mesma consertou a cerca do sítio em {cidade}. | “mesma” concorda com o substantivo feminino
Concordância Nominal | ok | Seguem anexas as fotografias de {cidade}. | “anexas” concorda com “fotografias”
Concordância Nominal | ok | É proibida a entrada de veículos na praia de {cidade}. | com o artigo, o adjetivo concorda com “entrada”
Concordância Nominal | ok | {ela} ficou meio preocupada com o atraso. | “meio”, advérbio, não varia
Concordância Nominal | ok | Havia menos pessoas na praça de {cidade} do que ontem. | “menos” não varia
Concordância Nominal | ok | Bastantes moradores de {cidade} assinaram o documento. | “bastantes”, com valor de “muitos”, varia
Concordância Nominal | ok | A reunião em {cidade} começou ao meio-dia e meia. | subentende-se “meia hora”
Concordância Nominal | ok | Caminhada é bom para a saúde, lembrou {ele}. | sem determinante, o adjetivo fica invariável
Concordância Nominal | no | Havia menas pessoas na fila do teatro de {cidade}. | “menos” não varia
Concordância Nominal | no | {ela} estava meia cansada depois da viagem a {cidade}. | “meio”, advérbio, não varia
Concordância Nominal | no | Segue anexo as planilhas pedidas por {ele}. | “anexas” deveria concordar com “planilhas”
Concordância Nominal | no | É proibido a permanência de animais na praça de {cidade}. | com o artigo, exige-se “proibida”
Concordância Nominal | no | {ela} disse muito obrigado ao motorista. | a mulher diz “obrigada”
Concordância Nominal | no | As alunas de {cidade} ficaram bastantes nervosas antes da apresentação. | “bastante”, advérbio, não varia
Concordância Nominal | no | A farmácia de {cidade} fecha ao meio-dia e meio. | exige-se “meia”, de “meia hora”
Concordância Nominal | no | Eles próprio pintaram o muro da escola de {cidade}. | “próprios” deveria concordar com “eles”
Regência Verbal | ok | {ele} assistiu ao concerto na catedral de {cidade}. | “assistir”, no sentido de ver, exige “a”
Regência Verbal | ok | {ela} prefere o trem ao ônibus quando vai a {cidade}. | “preferir” se constrói com “a”
Regência Verbal | ok | Os motoristas devem obedecer à sinalização de {cidade}. | “obedecer” exige “a”
Regência Verbal | ok | {ele} chegou a {cidade} antes do amanhecer. | “chegar” exige “a”
Regência Verbal | ok | {ela} esqueceu-se do endereço da pousada em {cidade}. | “esquecer-se” exige “de”
Regência Verbal | ok | O filme a que {ele} assistiu foi rodado em {cidade}. | a preposição exigida pelo verbo antecede o pronome relativo
Regência Verbal | ok | {ela} visa a uma vaga no coral de {cidade}. | “visar”, no sentido de pretender, exige “a”
Regência Verbal | ok | {ela} ama e respeita os avós que vivem em {cidade}. | ambos os verbos são transitivos diretos
Regência Verbal | no | {ele} assistiu o jogo no estádio de {cidade}. | “assistir”, no sentido de ver, exige “a”
Regência Verbal | no | {ela} prefere mais o campo do que as ruas de {cidade}. | “preferir” se constrói com “a” e dispensa “mais”
Regência Verbal | no | Os ciclistas de {cidade} nem sempre obedecem os sinais. | “obedecer” exige “a”
Regência Verbal | no | {ele} chegou em {cidade} depois da meia-noite. | a norma-padrão exige “chegar a”
Regência Verbal | no | {ela} esqueceu do guarda-chuva na rodoviária de {cidade}. | diz-se “esqueceu o” ou “esqueceu-se do”
Regência Verbal | no | O livro que {ele} mais gosta foi escrito em {cidade}. | exige-se “de que” ou “do qual”
Regência Verbal | no | {ela} namora com um músico de {cidade}. | na norma-padrão, “namorar” é transitivo direto
Regência Verbal | no | O bairro que {ele} mora fica longe do centro de {cidade}. | exige-se “em que” ou “onde”
Colocação Pronominal | ok | Não se esqueça de trazer o mapa de {cidade}. | a palavra negativa atrai o pronome
Colocação Pronominal | ok | Quando me lembro de {cidade}, sinto o cheiro do café. | a conjunção subordinativa atrai o pronome
Colocação Pronominal | ok | Contaram-me que {ela} voltou a {cidade}. | não se inicia oração com pronome átono
Colocação Pronominal | ok | Nunca nos disseram por que {ele} deixou {cidade}. | o advérbio de negação atrai o pronome
Colocação Pronominal | ok | Dar-te-ei notícias assim que chegar a {cidade}. | com o futuro em início de oração, usa-se a mesóclise
Colocação Pronominal | ok | Quem te contou a história de {ela}? | o pronome interrogativo atrai o átono
Colocação Pronominal | ok | Alguém nos espera na estação de {cidade}. | o pronome indefinido atrai o átono
Colocação Pronominal | no | Me disseram que {ele} mora em {cidade}. | não se inicia oração com pronome átono
Colocação Pronominal | no | Não esqueça-se de visitar o mercado de {cidade}. | a negação exige a próclise
Colocação Pronominal | no | Quando lembro-me de {cidade}, escrevo para {ela}. | a conjunção exige a próclise
Colocação Pronominal | no | Ninguém avisou-nos sobre a festa em {cidade}. | o pronome indefinido negativo exige a próclise
Colocação Pronominal | no | Darei-te notícias quando chegar a {cidade}. | não há ênclise com verbo no futuro
Colocação Pronominal | no | Quem contou-te que {ela} voltou? | o interrogativo exige a próclise
Colocação Pronominal | no | Jamais viu-se tanta gente na praça de {cidade}. | o advérbio de negação exige a próclise
Colocação Pronominal | no | Te espero na rodoviária de {cidade}, disse {ele}. | não se inicia oração com pronome átono
Pontuação | ok | {ela}, que nasceu em {cidade}, toca rabeca desde menina. | as vírgulas isolam a oração explicativa
Pontuação | ok | Em {cidade}, no fim da tarde, os pescadores recolhem as redes. | as vírgulas isolam adjuntos adverbiais deslocados
Pontuação | ok | {ele}, traga o mapa e a lanterna. | a vírgula isola o vocativo
Pontuação | ok | Choveu muito; as aulas, porém, não foram suspensas em {cidade}. | as vírgulas isolam a conjunção deslocada
Pontuação | ok | {ela}, filha de queijeiros, recebe visitantes o ano todo em {cidade}. | as vírgulas isolam o aposto
Pontuação | ok | Compramos farinha, rapadura, queijo e doce de leite em {cidade}. | as vírgulas separam termos da mesma função
Pontuação | no | {ela} que nasceu em {cidade}, toca rabeca desde menina. | falta a vírgula que abre a oração explicativa
Pontuação | no | Os pescadores de {cidade}, recolhem as redes no fim da tarde. | não se separa o sujeito do verbo
Pontuação | no | A prefeitura de {cidade} anunciou, que a ponte será reaberta. | não se separa o verbo de seu complemento
Pontuação | no | {ele} traga o mapa e a lanterna. | o vocativo deveria ser isolado por vírgula
Pontuação | no | Choveu muito; as aulas porém, não foram suspensas em {cidade}. | a conjunção deslocada exige vírgula antes e depois
Pontuação | no | Compramos farinha rapadura, queijo, e doce de leite, em {cidade}. | falta vírgula na enumeração e sobra antes do “e”
Pontuação | no | Todos os moradores, de {cidade} participaram da reunião. | não se separa o nome de seu adjunto`).map(
  ([topic = "", verdict = "", sentence = "", why = ""]) => ({
    topic,
    right: verdict === "ok",
    sentence,
    why,
  }),
);
