import { entries, rows } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";

/** State | code | how one says "in" it | the seat of government and other towns. */
const table = `
Acre | AC | no | Rio Branco; Cruzeiro do Sul; Sena Madureira; Tarauacá; Feijó; Brasiléia; Xapuri; Plácido de Castro; Senador Guiomard
Alagoas | AL | em | Maceió; Arapiraca; Palmeira dos Índios; Penedo; União dos Palmares; Delmiro Gouveia; Coruripe; Marechal Deodoro; Piranhas; Maragogi; Murici; Viçosa
Amapá | AP | no | Macapá; Santana; Laranjal do Jari; Oiapoque; Mazagão; Porto Grande; Serra do Navio; Tartarugalzinho
Amazonas | AM | no | Manaus; Parintins; Itacoatiara; Manacapuru; Coari; Tefé; Tabatinga; Maués; Humaitá; Lábrea; Barcelos; Novo Airão; Iranduba; Borba; Eirunepé
Bahia | BA | na | Salvador; Feira de Santana; Vitória da Conquista; Camaçari; Itabuna; Juazeiro; Ilhéus; Lauro de Freitas; Jequié; Barreiras; Alagoinhas; Porto Seguro; Paulo Afonso; Eunápolis; Valença; Lençóis; Cachoeira; Irecê; Guanambi; Jacobina; Senhor do Bonfim; Itaberaba; Brumado; Caetité; Xique-Xique; Mucugê; Santo Amaro; Serrinha
Ceará | CE | no | Fortaleza; Juazeiro do Norte; Sobral; Maracanaú; Caucaia; Iguatu; Quixadá; Quixeramobim; Canindé; Aquiraz; Russas; Limoeiro do Norte; Tianguá; Crateús; Icapuí; Aracati; Barbalha; Guaramiranga; Redenção; Camocim; Itapipoca; Acaraú
Distrito Federal | DF | no | Brasília; Ceilândia; Taguatinga; Planaltina; Sobradinho; Brazlândia; Samambaia
Espírito Santo | ES | no | Vitória; Vila Velha; Cariacica; Cachoeiro de Itapemirim; Linhares; Colatina; Guarapari; São Mateus; Aracruz; Domingos Martins; Santa Teresa; Anchieta; Alegre; Castelo
Goiás | GO | em | Goiânia; Anápolis; Catalão; Jataí; Itumbiara; Luziânia; Formosa; Caldas Novas; Pirenópolis; Cristalina; Mineiros; Ceres; Goianésia; Alto Paraíso; Morrinhos; Porangatu; Inhumas
Maranhão | MA | no | São Luís; Imperatriz; Caxias; Timon; Codó; Açailândia; Bacabal; Balsas; Barreirinhas; Alcântara; Pinheiro; Carolina; Grajaú; Viana; Pedreiras; Chapadinha
Mato Grosso | MT | em | Cuiabá; Várzea Grande; Rondonópolis; Sinop; Cáceres; Sorriso; Poconé; Barra do Garças; Tangará da Serra; Alta Floresta; Primavera do Leste; Juína; Diamantino
Mato Grosso do Sul | MS | em | Campo Grande; Dourados; Três Lagoas; Corumbá; Ponta Porã; Aquidauana; Bonito; Naviraí; Miranda; Coxim; Nova Andradina; Maracaju; Paranaíba
Minas Gerais | MG | em | Belo Horizonte; Uberlândia; Contagem; Juiz de Fora; Betim; Montes Claros; Uberaba; Governador Valadares; Ipatinga; Sete Lagoas; Divinópolis; Poços de Caldas; Varginha; Lavras; Viçosa; Ouro Preto; Mariana; Diamantina; Itabira; Araxá; Patos de Minas; Pouso Alegre; Itajubá; Alfenas; Barbacena; São João del-Rei; Tiradentes; Congonhas; Curvelo; Januária; Pirapora; Teófilo Otoni; Ubá; Muriaé; Cataguases; Passos; Sabará; Caratinga; Paracatu; Unaí; Guaxupé; Três Pontas; Carmo do Paranaíba; Janaúba; Salinas
Pará | PA | no | Belém; Ananindeua; Santarém; Marabá; Castanhal; Parauapebas; Abaetetuba; Cametá; Bragança; Altamira; Tucuruí; Itaituba; Soure; Óbidos; Oriximiná; Barcarena; Salinópolis; Tomé-Açu; Igarapé-Miri; Monte Alegre; Alenquer
Paraíba | PB | na | João Pessoa; Campina Grande; Patos; Sousa; Cajazeiras; Guarabira; Bayeux; Cabedelo; Areia; Pombal; Monteiro; Princesa Isabel; Cabaceiras; Esperança
Paraná | PR | no | Curitiba; Londrina; Maringá; Ponta Grossa; Cascavel; Foz do Iguaçu; Guarapuava; Paranaguá; Toledo; Umuarama; Apucarana; Campo Mourão; Arapongas; Morretes; Castro; Irati; Prudentópolis; Telêmaco Borba; Pato Branco; Francisco Beltrão; União da Vitória; Antonina; Jacarezinho; Cianorte
Pernambuco | PE | em | Recife; Olinda; Caruaru; Petrolina; Garanhuns; Vitória de Santo Antão; Igarassu; Serra Talhada; Arcoverde; Gravatá; Bezerros; Belo Jardim; Salgueiro; Goiana; Triunfo; Tracunhaém; Araripina; Santa Cruz do Capibaribe; Toritama; Ouricuri; Exu; Nazaré da Mata
Piauí | PI | no | Teresina; Parnaíba; Picos; Floriano; Piripiri; Campo Maior; Oeiras; São Raimundo Nonato; Pedro II; Barras; Esperantina; Luzilândia; Bom Jesus
Rio de Janeiro | RJ | no | Niterói; São Gonçalo; Duque de Caxias; Nova Iguaçu; Petrópolis; Volta Redonda; Campos dos Goytacazes; Macaé; Cabo Frio; Nova Friburgo; Teresópolis; Resende; Angra dos Reis; Paraty; Itaperuna; Vassouras; Valença; Barra Mansa; Itaboraí; Maricá; Saquarema; Magé; Três Rios; Cordeiro; Seropédica
Rio Grande do Norte | RN | no | Natal; Mossoró; Parnamirim; Caicó; Açu; Currais Novos; Macau; Pau dos Ferros; Ceará-Mirim; Touros; Areia Branca; Apodi; Santa Cruz; Acari
Rio Grande do Sul | RS | no | Porto Alegre; Caxias do Sul; Pelotas; Canoas; Santa Maria; Gravataí; Novo Hamburgo; São Leopoldo; Rio Grande; Passo Fundo; Uruguaiana; Bagé; Bento Gonçalves; Gramado; Erechim; Santa Cruz do Sul; Lajeado; Ijuí; Santana do Livramento; Alegrete; São Borja; Cruz Alta; Vacaria; Santo Ângelo; Torres; Garibaldi; Cachoeira do Sul; Osório; Jaguarão; Farroupilha
Rondônia | RO | em | Porto Velho; Ji-Paraná; Ariquemes; Vilhena; Cacoal; Guajará-Mirim; Rolim de Moura; Jaru; Ouro Preto do Oeste; Pimenta Bueno
Roraima | RR | em | Boa Vista; Rorainópolis; Caracaraí; Pacaraima; Alto Alegre; Mucajaí; Bonfim
Santa Catarina | SC | em | Florianópolis; Joinville; Blumenau; São José; Chapecó; Itajaí; Criciúma; Lages; Jaraguá do Sul; Balneário Camboriú; Brusque; Tubarão; Concórdia; Videira; Laguna; São Joaquim; Urubici; Pomerode; Garopaba; Imbituba; Caçador; Mafra; Canoinhas; Rio do Sul; Timbó
São Paulo | SP | em | Campinas; Guarulhos; São Bernardo do Campo; Santo André; Osasco; Sorocaba; Ribeirão Preto; São José dos Campos; Santos; Mauá; São José do Rio Preto; Mogi das Cruzes; Diadema; Jundiaí; Piracicaba; Carapicuíba; Bauru; Itaquaquecetuba; São Vicente; Franca; Praia Grande; Taubaté; Limeira; Suzano; Taboão da Serra; Sumaré; Barueri; Embu das Artes; São Carlos; Marília; Indaiatuba; Cotia; Americana; Jacareí; Araraquara; Presidente Prudente; Hortolândia; Itapevi; Rio Claro; Araçatuba; Ferraz de Vasconcelos; Botucatu; Itu; Atibaia; Bragança Paulista; Catanduva; Registro; Iguape; Ubatuba; Caraguatatuba; Itapetininga; Avaré; Ourinhos; Assis; Jaú; Lins; Tupã; Barretos; Birigui; Votuporanga; Cunha; Pindamonhangaba; Guaratinguetá; Aparecida; Cruzeiro; Olímpia; Holambra; Serra Negra; Cananéia; Eldorado
Sergipe | SE | em | Aracaju; Nossa Senhora do Socorro; Lagarto; Itabaiana; São Cristóvão; Estância; Laranjeiras; Propriá; Canindé de São Francisco; Tobias Barreto; Simão Dias
Tocantins | TO | no | Palmas; Araguaína; Gurupi; Porto Nacional; Paraíso do Tocantins; Natividade; Dianópolis; Tocantinópolis; Colinas do Tocantins; Mateiros`;

type State = { name: string; code: string; inside: string };
export type City = {
  name: string;
  state: State;
  /** "Caruaru (PE)", for "em …" and "de …" alike: no town here has an article. */
  full: string;
};

const read = rows(table).map(([name = "", code = "", preposition = "em", towns = ""]) => ({
  state: { name, code, inside: `${preposition} ${name}` },
  towns: entries(towns),
}));

const all: City[] = read.flatMap(({ state, towns }) =>
  towns.map((name) => ({ name, state, full: `${name} (${state.code})` })),
);

/** A Brazilian town; the capitals and the populous states come up as often as their list is long. */
export function city(random: Random): City {
  return random.pick(all);
}

const ports = new Set(
  entries(`Santos; Paranaguá; Ilhéus; Santarém; Manaus; Belém; Parintins; Corumbá; Penedo; Macau; Itajaí; Laguna; Imbituba; Angra dos Reis; Paraty; Cabo Frio; Macaé; Guarapari; Porto Seguro; Valença; Salvador; Maragogi;
Cabedelo; João Pessoa; Natal; Touros; Areia Branca; Fortaleza; Camocim; Aracati; Parnaíba; São Luís; Alcântara; Macapá; Santana; Oiapoque; Óbidos; Soure; Cametá; Abaetetuba; Itacoatiara; Tefé; Coari; Manacapuru;
Porto Velho; Pirapora; Januária; Juazeiro; Petrolina; Ubatuba; Cananéia; Iguape; Caraguatatuba; Rio Grande; Torres; Pelotas; Vitória; São Mateus; Anchieta; Antonina; Florianópolis; Garopaba; Niterói; Saquarema`),
);
const withPort = all.filter(({ name }) => ports.has(name));

/** A town on the coast or on a river with boats. */
export function portCity(random: Random): City {
  return random.pick(withPort);
}
