import { entries, type Gender } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";

const women = entries(`
Abigail; Adriana; Ágata; Agnes; Alana; Alessandra; Alice; Aline; Amanda; Amélia; Ana; Anahí; Andreia; Ângela; Antônia; Aparecida; Araci; Ariane; Aurora;
Bárbara; Beatriz; Benedita; Bernadete; Bianca; Brenda; Bruna; Cacilda; Camila; Carla; Carmem; Carolina; Catarina; Cecília; Célia; Clara; Clarice; Cláudia;
Cleide; Conceição; Cristina; Dalva; Dandara; Daniela; Débora; Denise; Diana; Dora; Doralice; Edna; Elaine; Elena; Eliane; Elisa; Eloá; Elza; Emanuele; Ester;
Eunice; Fabiana; Fátima; Fernanda; Flávia; Francisca; Gabriela; Geovana; Giovana; Gisele; Glória; Graça; Helena; Heloísa; Iara; Inês; Iolanda; Iracema; Irene;
Isabela; Isadora; Ivone; Jaciara; Jandira; Janaína; Joana; Josefa; Jorgina; Júlia; Juliana; Jurema; Karina; Laís; Lara; Larissa; Laura; Leila; Letícia; Lídia;
Lígia; Lívia; Lorena; Lourdes; Luana; Lúcia; Luísa; Luzia; Maiara; Manuela; Marcela; Márcia; Margarida; Maria; Mariana; Marina; Marisa; Marlene; Marta; Matilde;
Mayra; Melissa; Mercedes; Micaela; Milena; Mirela; Míriam; Moema; Mônica; Nadir; Nair; Natália; Neusa; Nina; Noêmia; Odete; Olga; Olívia; Palmira; Paloma;
Patrícia; Paula; Penélope; Potira; Priscila; Quitéria; Rafaela; Raimunda; Raquel; Regina; Renata; Rita; Roberta; Rosa; Rosana; Rosângela; Rute; Sabrina; Sandra;
Sara; Selma; Severina; Sílvia; Simone; Socorro; Sofia; Solange; Sônia; Stela; Suelen; Susana; Tainá; Taís; Talita; Tarsila; Tatiana; Teodora; Teresa; Úrsula;
Valentina; Valéria; Vanessa; Vera; Verônica; Vilma; Vitória; Viviane; Yara; Yasmin; Zélia; Zenaide; Zilda; Zoraide`);

const men = entries(`
Abel; Adão; Adriano; Afonso; Alan; Alberto; Aldo; Alexandre; Alfredo; Amadeu; Anderson; André; Ângelo; Anselmo; Antônio; Apolo; Aroldo; Artur; Augusto; Baltazar;
Benedito; Benício; Bento; Bernardo; Breno; Bruno; Caetano; Caio; Carlos; Cassiano; Celso; César; Cícero; Cláudio; Cleiton; Clóvis; Cristiano; Dagoberto; Damião;
Daniel; Danilo; Davi; Diego; Dionísio; Domingos; Douglas; Edgar; Edmilson; Edson; Eduardo; Elias; Elói; Emanuel; Emílio; Enzo; Érico; Ernesto; Estêvão; Eugênio;
Evandro; Everaldo; Fábio; Felipe; Fernando; Flávio; Francisco; Frederico; Gabriel; Genaro; Geraldo; Gilberto; Gílson; Gonçalo; Graciliano; Guilherme; Gustavo;
Heitor; Hélio; Henrique; Heraldo; Hugo; Humberto; Iago; Ícaro; Igor; Inácio; Ismael; Israel; Itamar; Ivan; Jacinto; Jair; Jaime; Januário; Jerônimo; João; Joaquim;
Jonas; Jorge; José; Juarez; Jurandir; Kauã; Kléber; Laerte; Lauro; Leandro; Leonardo; Levi; Lourenço; Lucas; Luciano; Luís; Luciano; Manoel; Marcelo; Márcio; Marco;
Mário; Martim; Mateus; Matias; Maurício; Mauro; Miguel; Milton; Moacir; Moisés; Murilo; Natanael; Nélson; Nestor; Nicolau; Nilton; Noel; Norberto; Odair; Olavo;
Orlando; Osvaldo; Otávio; Pablo; Paulo; Pedro; Plínio; Rafael; Raimundo; Ramiro; Raul; Reginaldo; Renan; Renato; Ricardo; Roberto; Rodolfo; Rodrigo; Rogério; Romeu;
Ronaldo; Rubens; Rui; Salvador; Samuel; Sandro; Saulo; Sebastião; Sérgio; Severino; Sílvio; Simão; Tadeu; Tales; Teodoro; Thiago; Tobias; Tomás; Ubirajara; Ubiratã;
Ulisses; Valdemar; Valter; Vicente; Vinícius; Vítor; Wagner; Walmir; Washington; Wesley; Wilson; Xavier; Yuri; Zacarias; Zeferino`);

const surnames = entries(`
Abreu; Aguiar; Albuquerque; Alcântara; Alencar; Almeida; Alvarenga; Alves; Amaral; Amorim; Andrade; Antunes; Aragão; Araújo; Assunção; Ávila; Azevedo; Bandeira;
Barbosa; Barreto; Barros; Bastos; Batista; Bezerra; Bittencourt; Bispo; Borba; Borges; Botelho; Braga; Brandão; Brito; Cabral; Caldas; Câmara; Campos; Cardoso;
Carneiro; Carvalho; Castilho; Castro; Cavalcanti; Chagas; Chaves; Coelho; Conceição; Cordeiro; Correia; Cortez; Costa; Coutinho; Couto; Cruz; Cunha; Damasceno;
Dantas; Dias; Diniz; Drummond; Duarte; Dutra; Esteves; Evaristo; Falcão; Faria; Ferraz; Ferreira; Figueiredo; Fogaça; Fonseca; Fontes; Fontoura; Fraga; França;
Freire; Freitas; Furtado; Galvão; Garcia; Godói; Gomes; Gonçalves; Goulart; Gouveia; Guajajara; Guedes; Guerra; Guimarães; Gusmão; Holanda; Ishikawa; Jardim;
Jesus; Junqueira; Kaingang; Kopenawa; Krenak; Lacerda; Lago; Leal; Leão; Leite; Lemos; Lima; Linhares; Lins; Lisboa; Lobato; Lopes; Loureiro; Lucena; Macedo;
Machado; Maciel; Magalhães; Maia; Malta; Marinho; Marques; Martins; Matos; Medeiros; Meireles; Melo; Mendes; Mendonça; Menezes; Mesquita; Miranda; Monteiro;
Moraes; Moreira; Mota; Moura; Moutinho; Munduruku; Muniz; Nakamura; Nascimento; Neves; Nóbrega; Nogueira; Novais; Nunes; Oliveira; Ortiz; Pacheco; Padilha; Paiva;
Palhares; Pantoja; Parente; Passos; Patrício; Paz; Peçanha; Pedrosa; Peixoto; Penteado; Pereira; Peres; Pessoa; Pestana; Pimenta; Pimentel; Pinheiro; Pinto; Pires;
Portela; Porto; Potiguara; Prado; Prates; Queirós; Quintana; Rabelo; Ramalho; Ramos; Rangel; Rebouças; Reis; Rezende; Ribeiro; Rios; Rocha; Rodrigues; Rosário;
Sá; Salles; Sampaio; Sanches; Santana; Santiago; Santos; Saraiva; Sardinha; Schneider; Seabra; Serrano; Silva; Silveira; Simões; Siqueira; Soares; Sobral; Souza;
Tanaka; Tavares; Teixeira; Teles; Tenório; Terena; Toledo; Torres; Trindade; Tupinambá; Uchoa; Valadares; Valença; Vargas; Vasconcelos; Vaz; Veiga; Ventura;
Viana; Vidal; Vieira; Vilela; Watanabe; Weber; Xavier; Yamada; Zanetti; Zimmermann`);

export type NamedPerson = { first: string; full: string; gender: Gender };

/** A person with first name, surname and gender. */
export function person(random: Random): NamedPerson {
  const gender = random.chance(0.5) ? "f" : "m";
  return named(gender, random);
}

/** Several people with different first names. */
export function people(random: Random, count: number): NamedPerson[] {
  const firsts = new Map<string, NamedPerson>();
  while (firsts.size < count) {
    const next = person(random);
    firsts.set(next.first, next);
  }
  return [...firsts.values()];
}

/** A person of the given gender. */
export function named(gender: Gender, random: Random): NamedPerson {
  const first = random.pick(gender === "f" ? women : men);
  const [one = "", two = ""] = random.sample(surnames, 2);
  return { first, gender, full: random.chance(0.3) ? `${first} ${one} ${two}` : `${first} ${one}` };
}

/** A surname alone, for fictional companies, streets and schools. */
export function surname(random: Random): string {
  return random.pick(surnames);
}
