import { cluesFrom } from "#content/generator/identify.ts";

/** topic | author or work | text | decisive detail. */
export const literatureClues = cluesFrom(`
Trovadorismo | as cantigas de amigo | Composições medievais em galego-português em que o eu lírico feminino lamenta a ausência do amado diante do mar ou do campo. | o eu lírico feminino
Trovadorismo | as cantigas de amor | Composições medievais em que um trovador se declara vassalo de uma dama inacessível e sofre a coita. | a vassalagem amorosa
Humanismo | Gil Vicente | Dramaturgo português que, em um auto encenado em 1517, faz um fidalgo, um sapateiro e um frade serem julgados diante de duas barcas. | o Auto da Barca do Inferno
Quinhentismo | a Carta de Pero Vaz de Caminha | Documento de 1500 que relata ao rei de Portugal a chegada à terra, descreve os indígenas e sugere a conversão deles. | o relato de 1500 ao rei
Quinhentismo | José de Anchieta | Jesuíta que escreveu autos, poemas e uma gramática da língua tupi com propósito de catequese. | a gramática tupi e os autos catequéticos
Barroco | Gregório de Matos | Poeta baiano do século XVII, apelidado de Boca do Inferno, que satirizou autoridades e escreveu poemas sacros e amorosos. | o Boca do Inferno
Barroco | Padre Antônio Vieira | Jesuíta que criticou a escravização de indígenas e comparou colonos a peixes que se devoram, em sermões de raciocínio rigoroso. | os sermões, entre eles o de Santo Antônio aos peixes
Arcadismo | Tomás Antônio Gonzaga | Poeta que, sob o nome de Dirceu, dedicou liras a Marília e escreveu na prisão parte de seus versos, antes do degredo. | Marília de Dirceu
Arcadismo | Cláudio Manuel da Costa | Poeta mineiro que cantou as pedras e os rios da terra natal em sonetos e foi preso por participar de uma conspiração em Vila Rica. | os sonetos e a paisagem de pedras mineira
Arcadismo | O Uraguai | Poema épico de Basílio da Gama sobre a guerra contra as missões do sul, em que morre a índia Lindoia. | Lindoia e as missões
Romantismo: Poesia | Gonçalves Dias | Poeta maranhense que exaltou a pátria em uma canção escrita no exílio e o guerreiro tupi em um poema indianista. | Canção do exílio e I-Juca-Pirama
Romantismo: Poesia | Álvares de Azevedo | Poeta paulista morto aos vinte anos, marcado pelo tédio, pela morte e pelo humor em Lira dos vinte anos. | a segunda geração e Lira dos vinte anos
Romantismo: Poesia | Castro Alves | Poeta baiano que denunciou o tráfico de africanos em um poema de tom grandioso sobre um navio. | O navio negreiro
Romantismo: Prosa | Iracema | Romance de José de Alencar que narra, em prosa poética, o amor entre uma indígena e um colonizador e o nascimento de Moacir. | Moacir e a indígena de lábios de mel
Romantismo: Prosa | Memórias de um sargento de milícias | Romance de Manuel Antônio de Almeida que acompanha as travessuras de Leonardo no Rio de Janeiro do tempo do rei. | Leonardo e o tempo do rei
Romantismo: Prosa | Úrsula | Romance de 1859 da maranhense Maria Firmina dos Reis, que dá voz a personagens escravizados. | Maria Firmina dos Reis
Romantismo: Prosa | Senhora | Romance de José de Alencar em que Aurélia, depois de enriquecer, compra o marido que a abandonara. | Aurélia e o casamento comprado
Realismo | Memórias póstumas de Brás Cubas | Romance narrado por um defunto que dedica suas lembranças ao verme que primeiro roeu suas carnes. | o narrador morto
Realismo | Dom Casmurro | Romance em que Bento Santiago, tomado pelo ciúme, relembra Capitu e Escobar e deixa o leitor em dúvida. | Bentinho, Capitu e Escobar
Realismo | Quincas Borba | Romance machadiano em que Rubião herda uma fortuna, um cachorro e uma filosofia, o Humanitismo. | Rubião e o Humanitismo
Realismo | O primo Basílio | Romance de Eça de Queirós em que Luísa, casada com Jorge, é chantageada pela criada Juliana. | Luísa e Juliana
Naturalismo | O cortiço | Romance de Aluísio Azevedo em que João Romão enriquece à custa de inquilinos e o meio molda as personagens. | João Romão e a moradia coletiva
Naturalismo | O Ateneu | Romance de Raul Pompeia em que Sérgio recorda, com rancor, o internato dirigido por Aristarco. | Sérgio e Aristarco
Parnasianismo | Olavo Bilac | Poeta que comparou o trabalho do verso ao do ourives e dialogou com as estrelas em um soneto célebre. | a profissão de fé e as estrelas
Parnasianismo | Raimundo Correia | Poeta de sonetos pessimistas que comparou a perda das ilusões à revoada de aves que deixam o pombal. | As pombas
Simbolismo | Cruz e Sousa | Poeta catarinense, filho de escravizados, autor de Broquéis, de versos musicais repletos de brancos, névoas e mistério. | Broquéis e a obsessão pelo branco
Simbolismo | Alphonsus de Guimaraens | Poeta mineiro de versos místicos, que criou Ismália, a moça que enlouquece na torre ao ver a lua. | Ismália
Pré-Modernismo | Os sertões | Obra de Euclides da Cunha dividida em A terra, O homem e A luta, sobre a campanha de Canudos. | A terra, O homem e A luta
Pré-Modernismo | Triste fim de Policarpo Quaresma | Romance de Lima Barreto sobre um patriota que propõe o tupi como língua oficial. | o patriota e a língua tupi
Pré-Modernismo | Augusto dos Anjos | Poeta paraibano que uniu termos científicos, vermes e decomposição no livro Eu. | o vocabulário científico de Eu
Pré-Modernismo | Monteiro Lobato | Escritor paulista que criou o Jeca Tatu em Urupês e, depois, as histórias do Sítio do Picapau Amarelo. | Jeca Tatu
Modernismo: Primeira Geração | Macunaíma | Rapsódia de Mário de Andrade cujo protagonista, sem nenhum caráter, perde a muiraquitã e viaja a São Paulo. | o herói sem caráter e a muiraquitã
Modernismo: Primeira Geração | Oswald de Andrade | Autor do Manifesto Antropófago e de poemas-piada, defendeu devorar criticamente a cultura estrangeira. | o Manifesto Antropófago
Modernismo: Primeira Geração | Manuel Bandeira | Poeta pernambucano que sonhou ir embora para um reino imaginário e tratou a doença e o cotidiano com simplicidade. | Pasárgada
Modernismo: Segunda Geração | Vidas secas | Romance de Graciliano Ramos que acompanha Fabiano, sinha Vitória, os meninos e a cachorra Baleia. | Fabiano e Baleia
Modernismo: Segunda Geração | Capitães da areia | Romance de Jorge Amado sobre meninos abandonados que vivem em um trapiche de Salvador. | os meninos do trapiche
Modernismo: Segunda Geração | O quinze | Romance de estreia de Rachel de Queiroz sobre a seca e a retirada da família de Chico Bento. | a seca de 1915 e Chico Bento
Modernismo: Segunda Geração | Carlos Drummond de Andrade | Poeta mineiro que viu uma pedra no meio do caminho e escreveu A rosa do povo durante a guerra. | a pedra e A rosa do povo
Modernismo: Segunda Geração | Cecília Meireles | Poeta que recriou, em um romanceiro, a conspiração de Vila Rica e refletiu sobre a passagem do tempo. | o Romanceiro da Inconfidência
Modernismo: Segunda Geração | O tempo e o vento | Trilogia de Erico Verissimo que narra a formação do Rio Grande do Sul por meio das famílias Terra e Cambará. | os Terra e os Cambará
Modernismo: Terceira Geração | Grande sertão: veredas | Romance de Guimarães Rosa em que Riobaldo conta sua travessia, o pacto e o amor por Diadorim. | Riobaldo e Diadorim
Modernismo: Terceira Geração | A hora da estrela | Romance de Clarice Lispector em que Rodrigo S. M. narra a vida da datilógrafa alagoana Macabéa. | Macabéa
Modernismo: Terceira Geração | Morte e vida severina | Auto de João Cabral de Melo Neto sobre um retirante que desce o Capibaribe até o Recife. | o retirante Severino
Concretismo | a poesia concreta | Movimento dos anos 1950, liderado por Décio Pignatari e pelos irmãos Campos, que explorou o espaço da página e aboliu o verso tradicional. | o grupo Noigandres e o espaço da página
Literatura Contemporânea | Quarto de despejo | Diário em que Carolina Maria de Jesus registra a fome e o trabalho de catadora na favela do Canindé. | o diário da catadora
Literatura Contemporânea | Conceição Evaristo | Escritora mineira que criou o termo escrevivência e publicou Ponciá Vicêncio e Olhos d'água. | a escrevivência
Literatura Contemporânea | Torto arado | Romance de Itamar Vieira Junior sobre as irmãs Bibiana e Belonísia e o trabalho em uma fazenda da Chapada Diamantina. | Bibiana e Belonísia
Literatura Contemporânea | Lygia Fagundes Telles | Escritora paulista que retratou três universitárias durante a ditadura no romance As meninas. | As meninas
Literatura Africana de Língua Portuguesa | Mia Couto | Escritor moçambicano de Terra sonâmbula, que inventa palavras e mistura memória da guerra e tradição oral. | Terra sonâmbula
Literatura Africana de Língua Portuguesa | Pepetela | Escritor angolano que narrou a vida de guerrilheiros pela independência no romance Mayombe. | Mayombe
Modernismo em Portugal | Alberto Caeiro | Heterônimo de Fernando Pessoa, guardador de rebanhos, que defende sentir o mundo sem pensar nele. | o guardador de rebanhos
Modernismo em Portugal | Álvaro de Campos | Heterônimo de Fernando Pessoa, engenheiro naval, que louva as máquinas e depois mergulha no cansaço em Tabacaria. | o engenheiro de Tabacaria
Modernismo em Portugal | Ricardo Reis | Heterônimo de Fernando Pessoa, médico e neoclássico, que recomenda viver o momento com serenidade. | o médico de odes clássicas
Vanguardas Europeias | o Futurismo | Movimento lançado pelo manifesto de Marinetti em 1909, que exaltava a velocidade, a máquina e a guerra. | Marinetti, 1909
Vanguardas Europeias | o Dadaísmo | Movimento nascido em Zurique durante a Primeira Guerra, que propunha o acaso, o absurdo e a negação da arte. | Zurique e o absurdo
Vanguardas Europeias | o Surrealismo | Movimento de André Breton, voltado para os sonhos, o inconsciente e a escrita automática. | Breton e a escrita automática`);
