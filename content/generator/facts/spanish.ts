import { rows } from "#content/generator/grammar.ts";

/** False friends: word | meaning | what it looks like | sentence. */
export const falsosAmigos = rows(`
exquisito | delicioso | esquisito | El cocido que preparó mi tía estaba exquisito.
embarazada | grávida | embaraçada | La maestra está embarazada de cinco meses.
apellido | sobrenome | apelido | Escriba su nombre y su apellido en el formulario.
oficina | escritório | oficina | Mi padre trabaja en una oficina del centro.
vaso | copo | vaso | Quisiera un vaso de agua fría, por favor.
rato | momento | rato | Espérame un rato, que ya bajo.
largo | comprido | largo | El río más largo del país cruza cinco provincias.
ancho | largo | ancho | El puente nuevo es muy ancho y tiene dos carriles para bicicletas.
cena | jantar | cena | La cena se sirve a las nueve de la noche.
taller | oficina | talher | Llevé el coche al taller porque no funcionaban los frenos.
pegar | colar | pegar | Hay que pegar las fotos en el álbum.
cuello | pescoço | coelho | La jirafa tiene el cuello muy largo.
escoba | vassoura | escova | Toma la escoba y barre el patio.
cachorro | filhote | cachorro | La leona cuida de su cachorro en la sabana.
crianza | criação | criança | La crianza de ovejas sostiene a muchas familias.
polvo | pó | polvo | Los muebles viejos estaban cubiertos de polvo.
zurdo | canhoto | surdo | El tenista es zurdo y tiene un saque difícil.
todavía | ainda | todavia | Todavía no han llegado los músicos.
rojo | vermelho | roxo | El mantel rojo combina con las flores.
salada | salgada | salada | La sopa quedó demasiado salada.
copa | taça | copo | Brindaron con una copa de vino.
latir | bater (o coração) | latir | Sintió latir su corazón al verla llegar.
presunto | suposto | presunto | El presunto ladrón fue llevado a la comisaría.`).map(
  ([word = "", meaning = "", trap = "", sentence = ""]) => ({ word, meaning, trap, sentence }),
);

/** Nouns whose gender differs from Portuguese: Spanish with article | Portuguese. */
export const heterogenericos = rows(`
el viaje | a viagem
el color | a cor
el puente | a ponte
la sal | o sal
la leche | o leite
la sangre | o sangue
el árbol | a árvore
la nariz | o nariz
el mensaje | a mensagem
la sonrisa | o sorriso
el paisaje | a paisagem
la miel | o mel
el dolor | a dor
la costumbre | o costume
el equipo | a equipe
la señal | o sinal
el origen | a origem
la cárcel | o cárcere
el fraude | a fraude
la risa | o riso
el lenguaje | a linguagem
la protesta | o protesto
el vals | a valsa
la baraja | o baralho`).map(([spanish = "", portuguese = ""]) => ({ spanish, portuguese }));

/** Sentences for muy and mucho: sentence with ___ | right. */
export const muyMucho = rows(`
La película me pareció ___ interesante. | muy
En la plaza había ___ gente esperando el desfile. | mucha
Los niños comieron ___ uvas en la vendimia. | muchas
Mi hermana cocina ___ bien. | muy
Llueve ___ en esta región durante el otoño. | mucho
El examen fue ___ más fácil de lo que pensábamos. | mucho
Tenemos ___ libros antiguos en la biblioteca. | muchos
Llegamos ___ tarde a la estación. | muy
El abuelo está ___ mejor desde ayer. | mucho
La tienda vende ___ variedades de queso. | muchas
El camino al pueblo es ___ largo. | muy
Hace ___ frío en la montaña. | mucho`).map(([sentence = "", right = ""]) => ({ sentence, right }));

/** Regular and irregular verbs in the pretérito indefinido: infinitive | complement | él | ellos | present él | imperfect él. */
export const indefinidos = rows(`
cantar | en el coro de la iglesia | cantó | cantaron | canta | cantaba
comer | una empanada en el mercado | comió | comieron | come | comía
escribir | una carta al alcalde | escribió | escribieron | escribe | escribía
viajar | a la costa en tren | viajó | viajaron | viaja | viajaba
aprender | a tejer con su abuela | aprendió | aprendieron | aprende | aprendía
abrir | una panadería en el barrio | abrió | abrieron | abre | abría
tener | que volver a casa temprano | tuvo | tuvieron | tiene | tenía
hacer | una tarta de manzana | hizo | hicieron | hace | hacía
poner | los platos en la mesa | puso | pusieron | pone | ponía
decir | la verdad ante el juez | dijo | dijeron | dice | decía
traer | flores del jardín | trajo | trajeron | trae | traía
venir | a la fiesta con sus primos | vino | vinieron | viene | venía
poder | terminar el trabajo a tiempo | pudo | pudieron | puede | podía
querer | conocer el museo | quiso | quisieron | quiere | quería
estar | en la biblioteca toda la tarde | estuvo | estuvieron | está | estaba
dormir | en la hamaca del patio | durmió | durmieron | duerme | dormía
pedir | un café con leche | pidió | pidieron | pide | pedía
leer | un cuento de piratas | leyó | leyeron | lee | leía`).map(
  ([infinitive = "", rest = "", he = "", they = "", present = "", imperfect = ""]) => ({
    infinitive,
    rest,
    he,
    they,
    present,
    imperfect,
  }),
);

/** Short texts; {cidade} and names are filled in. */
export const spanishReadings = [
  {
    text: "En un pueblo cercano a {cidade}, los vecinos dejan cada noche una silla vacía en la acera. No es olvido ni decoración: es una invitación. Quien pasa puede sentarse a conversar, aunque no conozca a nadie. “La silla vacía nunca dura vacía”, cuenta {ela}.",
    question: "Segundo o texto, a cadeira vazia deixada na calçada serve para",
    right: "convidar quem passa a sentar-se e conversar",
    wrong: [
      "lembrar os moradores que partiram",
      "enfeitar a rua durante as festas",
      "guardar lugar para os parentes",
      "indicar que a casa está à venda",
    ],
    why: "o texto diz que “es una invitación” e que quem passa pode sentar-se a conversar",
  },
  {
    text: "El teléfono de mi abuela, en {cidade}, no tenía pantalla. Para hablar con ella había que llamar a la panadería y pedir que alguien cruzara la calle. La respuesta tardaba diez minutos, pero siempre llegaba con olor a pan.",
    question: "O tom predominante no texto é de",
    right: "afeto ao recordar um modo antigo de comunicação",
    wrong: [
      "crítica à demora dos serviços telefônicos",
      "entusiasmo com as novas tecnologias",
      "ironia em relação aos padeiros",
      "medo de perder o contato com a família",
    ],
    why: "a espera é lembrada com carinho, “con olor a pan”",
  },
  {
    text: "Se busca perro pequeño, de color canela y muy simpático. Responde al nombre de Trueno, aunque le teme a las tormentas. Se perdió el domingo cerca del mercado de {cidade}. Se gratificará con una tarta casera y la sonrisa de una niña.",
    question: "No anúncio, há um efeito de humor porque",
    right: "o nome do cão contrasta com o medo que ele sente",
    wrong: [
      "a recompensa oferecida é muito alta",
      "o animal se perdeu dentro do mercado",
      "a dona não sabe descrever o cão",
      "o cão não atende pelo nome",
    ],
    why: "Trueno (trovão) tem medo de tempestades",
  },
  {
    text: "El maestro {ele} pidió a sus alumnos de {cidade} que llevaran a clase el objeto más antiguo de la casa. Llegaron planchas de hierro, monedas y relojes. Una niña llevó de la mano a su bisabuela. Nadie discutió el primer premio.",
    question: "O desfecho do texto sugere que a bisavó",
    right: "foi reconhecida como o que havia de mais antigo e valioso na casa",
    wrong: [
      "era a verdadeira dona dos objetos",
      "discordou do resultado do concurso",
      "ensinou os alunos a usar o ferro de passar",
      "foi à escola para reclamar do professor",
    ],
    why: "a menina a levou como “objeto más antiguo”, e ninguém discutiu o prêmio",
  },
  {
    text: "Cada año, miles de tortugas salen del huevo en una playa cercana a {cidade} y corren hacia la luz. Antes la luz era la luna sobre el mar; ahora son los hoteles. Por eso, en la temporada de nacimientos, los vecinos apagan sus lámparas.",
    question: "Os moradores apagam as luzes para",
    right: "evitar que os filhotes sigam na direção errada",
    wrong: [
      "economizar energia na alta temporada",
      "observar melhor a lua sobre o mar",
      "protestar contra a construção de hotéis",
      "esconder as tartarugas dos turistas",
    ],
    why: "os filhotes correm para a luz; sem as lâmpadas, voltam a orientar-se pela lua",
  },
] as const;
