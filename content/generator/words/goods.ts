import { entries, type Noun, nouns } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";

/** Things a shop sells: gender, singular, plural, lowest and highest plausible price in reais. */
const sold = `
f bicicleta bicicletas 700 2400; f geladeira geladeiras 1900 4200; m fogão fogões 700 1900; f máquina_de_lavar máquinas_de_lavar 1400 3000; m liquidificador liquidificadores 100 260;
m ventilador ventiladores 120 320; m sofá sofás 1100 3500; f mesa_de_jantar mesas_de_jantar 600 2200; f estante estantes 350 1200; m guarda-roupa guarda-roupas 700 2600; f cama camas 500 2000;
m colchão colchões 450 2100; m notebook notebooks 2200 5200; m celular celulares 900 3800; f impressora impressoras 450 1500; m monitor monitores 600 1900; m teclado teclados 80 420;
m fone_de_ouvido fones_de_ouvido 60 480; f televisão televisões 1400 4600; m violão violões 350 1600; m teclado_musical teclados_musicais 900 3400; f flauta flautas 80 340; m cavaquinho cavaquinhos 250 900;
f sanfona sanfonas 2400 5800; m pandeiro pandeiros 90 420; f mochila mochilas 90 380; m tênis tênis 140 620; f jaqueta jaquetas 120 540; f bota botas 160 520; m vestido vestidos 90 460;
f camisa camisas 60 260; f calça calças 80 300; m casaco casacos 110 520; m relógio relógios 120 900; m óculos_de_sol óculos_de_sol 90 640; f barraca_de_acampar barracas_de_acampar 220 980;
m saco_de_dormir sacos_de_dormir 110 460; f prancha pranchas 700 2200; m skate skates 180 720; m patinete patinetes 200 850; f bola_de_futebol bolas_de_futebol 60 260; f rede_de_vôlei redes_de_vôlei 90 320;
f esteira_elétrica esteiras_elétricas 1300 4200; f furadeira furadeiras 160 620; f serra_elétrica serras_elétricas 260 980; f escada_de_alumínio escadas_de_alumínio 150 560; f betoneira betoneiras 1900 4600;
m cortador_de_grama cortadores_de_grama 380 1400; f roçadeira roçadeiras 600 1900; f bomba_d'água bombas_d'água 240 1200; m carrinho_de_mão carrinhos_de_mão 120 380; f máquina_de_costura máquinas_de_costura 700 2400;
m ferro_de_passar ferros_de_passar 80 280; m aspirador_de_pó aspiradores_de_pó 180 900; f cafeteira cafeteiras 110 760; f batedeira batedeiras 120 560; m forno_elétrico fornos_elétricos 320 1100;
m micro-ondas micro-ondas 420 980; f panela_de_pressão panelas_de_pressão 90 340; m jogo_de_panelas jogos_de_panelas 180 760; m aparelho_de_jantar aparelhos_de_jantar 160 820; m tapete tapetes 110 900;
f cortina cortinas 80 480; f luminária luminárias 60 420; m espelho espelhos 70 520; f cadeira_de_rodas cadeiras_de_rodas 600 2600; m carrinho_de_bebê carrinhos_de_bebê 380 1500; m berço berços 320 1300;
m quebra-cabeça quebra-cabeças 40 190; m telescópio telescópios 480 2600; m microscópio microscópios 520 2900; m dicionário dicionários 45 180; f enciclopédia enciclopédias 180 760; m drone drones 900 4200;
f câmera_fotográfica câmeras_fotográficas 1500 5600; m tripé tripés 80 420; m ar-condicionado ares-condicionados 1500 3600; m aquecedor aquecedores 140 620; f lavadora_de_alta_pressão lavadoras_de_alta_pressão 380 1300;
f caixa_de_som caixas_de_som 150 1200; f mala_de_viagem malas_de_viagem 160 880; m guarda-chuva guarda-chuvas 30 120; f rede_de_dormir redes_de_dormir 70 320; m filtro_de_barro filtros_de_barro 150 420`;

type Product = Noun & { lowest: number; highest: number };

const products: Product[] = entries(sold).map((entry) => {
  const parts = entry.split(" ").map((part) => part.replaceAll("_", " "));
  const [gender, one = "", many = "", lowest, highest] = parts;
  return { gender: gender === "f" ? "f" : "m", one, many, lowest: Number(lowest), highest: Number(highest) };
});

/** A product with a price that is a multiple of `step`, within what such a thing costs. */
export function priced(random: Random, step = 20): { product: Product; price: number } {
  const product = random.pick(products);
  if (product.highest - product.lowest <= step * 2) return priced(random, step);
  const price = random.int(Math.ceil(product.lowest / step), Math.floor(product.highest / step)) * step;
  return { product, price };
}

/** Small things that are packed, sold or counted by the dozen. */
export const smallThings = nouns(`
f caneta canetas; m lápis lápis; f borracha borrachas; m caderno cadernos; f régua réguas; m botão botões; m parafuso parafusos; f porca porcas; m prego pregos; m azulejo azulejos; m tijolo tijolos;
f telha telhas; f lâmpada lâmpadas; f pilha pilhas; f vela velas; m sabonete sabonetes; f garrafa garrafas; m copo copos; m prato pratos; f colher colheres; m garfo garfos; f xícara xícaras; m ovo ovos;
f laranja laranjas; f maçã maçãs; f goiaba goiabas; m mamão mamões; f manga mangas; m abacaxi abacaxis; m coco cocos; f espiga espigas; m repolho repolhos; f alface alfaces; m brigadeiro brigadeiros;
m pastel pastéis; f coxinha coxinhas; f empada empadas; f tapioca tapiocas; m pão pães; m biscoito biscoitos; m bombom bombons; f figurinha figurinhas; m adesivo adesivos; f bolinha_de_gude bolinhas_de_gude;
m pião piões; f pipa pipas; f medalha medalhas; f camiseta camisetas; m boné bonés; m crachá crachás; f muda mudas; f semente sementes; m vaso vasos; m livro livros; m gibi gibis; m marcador marcadores;
m envelope envelopes; f revista revistas; m cartaz cartazes; m convite convites; m brinquedo brinquedos; f boneca bonecas; f peteca petecas; f pulseira pulseiras; m colar colares; m cesto cestos; f rolha rolhas`);

/** Things that draws and counts use, with their colours agreeing. */
export const drawn = nouns(
  `f bola bolas; f ficha fichas; f bolinha bolinhas; f moeda moedas; f pedra pedras; f peça peças; f conta contas; f tampa tampas; f pastilha pastilhas; f bala balas`,
);

/** Colours in the feminine plural. */
export const colours = entries(
  `vermelhas; azuis; amarelas; verdes; brancas; pretas; roxas; laranja; cinza; douradas; prateadas; marrons; bege; turquesa`,
);
