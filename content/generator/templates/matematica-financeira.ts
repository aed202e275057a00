import { numericChoices } from "#content/generator/choices.ts";
import { money, number, round, tex, texMoney } from "#content/generator/format.ts";
import { a, by, the } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";
import { firm } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { priced } from "#content/generator/words/goods.ts";
import { person } from "#content/generator/words/people.ts";
import { store } from "#content/generator/words/places.ts";
import { worker } from "#content/generator/words/professions.ts";

function successiveDiscounts(random: Random): GeneratedContent {
  const { product, price } = priced(random, 20);
  const [first = 10, second = 20] = random.sample([5, 10, 15, 20, 25, 30, 40], 2);
  const final = round(price * (1 - first / 100) * (1 - second / 100), 2);
  const buyer = person(random);
  const shop = store(random);
  const why = random.pick([
    "pagamento à vista",
    "quem apresenta o cartão da loja",
    "compras feitas pelo aplicativo",
    "clientes cadastrados",
  ]);
  const { right, wrong } = numericChoices(
    final,
    [
      price * (1 - (first + second) / 100),
      price * (1 - first / 100),
      price * (1 - second / 100),
      price - final,
    ],
    random,
    money,
  );
  return {
    context: `Na liquidação anual ${shop.of}, em ${city(random).full}, ${the(product)} que custava ${money(price)} recebeu uma etiqueta com ${first}% de desconto. Um cartaz junto ao caixa anunciava ainda um abatimento de ${second}%, calculado sobre o valor da etiqueta, para ${why}. ${buyer.first} aproveitou as duas vantagens e levou o produto.`,
    question: `Quanto ${buyer.first} pagou ${by(product.gender, "pelo", "pela")} ${product.one}?`,
    right,
    wrong,
    claim: (answer) => `${buyer.first} pagou ${answer} ${by(product.gender, "pelo", "pela")} ${product.one}.`,
    open: `Calcule quanto ${buyer.first} pagou ${by(product.gender, "pelo", "pela")} ${product.one}.`,
    solution: `Depois do primeiro desconto resta o fator $${tex(1 - first / 100)}$; sobre esse valor incide o segundo, de fator $${tex(1 - second / 100)}$.\n\n$$${texMoney(price)} \\cdot ${tex(1 - first / 100)} \\cdot ${tex(1 - second / 100)} = ${texMoney(final)}$$\n\nOs descontos não se somam: juntos equivalem a ${number(round(100 - (1 - first / 100) * (1 - second / 100) * 100, 2))}%.`,
    hint: "Transforme cada desconto em um fator de multiplicação e aplique um depois do outro.",
    explanation: `O enunciado fala em dois descontos seguidos, ${first}% e ${second}%. O segundo é calculado sobre o preço que já caiu, e pede-se o valor final pago.`,
    difficulty: 1,
    facts: { price, first, second },
  };
}

function compoundInterest(random: Random): GeneratedContent {
  const capital = random.int(2, 60) * 500;
  const rate = random.pick([1, 2, 3, 4, 5, 8, 10]);
  const periods = random.int(2, 3);
  const amount = round(capital * (1 + rate / 100) ** periods, 2);
  const investor = worker(random, random.pick(["trade", "land", "health"]));
  const unit =
    rate > 4 ? { one: "ano", many: "anos", each: "ao ano" } : { one: "mês", many: "meses", each: "ao mês" };
  const aim = random.pick([
    "reformar o telhado de casa",
    "comprar ferramentas novas",
    "montar uma pequena reserva de emergência",
    "pagar um curso técnico da filha",
    "visitar a família no fim do ano",
    "trocar o forno da cozinha",
  ]);
  const { right, wrong } = numericChoices(
    amount,
    [
      capital * (1 + (rate * periods) / 100),
      capital * (1 + rate / 100),
      capital * (1 + rate / 100) ** (periods + 1),
      amount - capital,
    ],
    random,
    money,
  );
  return {
    context: `Pensando em ${aim}, ${investor.called} depositou ${money(capital)} em uma aplicação que rende juros compostos de ${rate}% ${unit.each}. Durante o período, não houve novos depósitos, retiradas nem cobrança de taxas, e o rendimento de cada ${unit.one} passou a render também nos seguintes.`,
    question: `Ao fim de ${periods === 2 ? "dois" : "três"} ${unit.many}, o saldo da aplicação será de`,
    right,
    wrong,
    claim: (answer) =>
      `Ao fim de ${periods === 2 ? "dois" : "três"} ${unit.many}, o saldo da aplicação será de ${answer}.`,
    open: `Calcule o saldo da aplicação ao fim de ${periods === 2 ? "dois" : "três"} ${unit.many}.`,
    solution: `No regime composto, $M = C\\,(1+i)^n$, com $C = ${texMoney(capital)}$, $i = ${tex(rate / 100)}$ e $n = ${periods}$:\n\n$$M = ${tex(capital)} \\cdot ${tex(1 + rate / 100)}^{${periods}} = ${texMoney(amount)}$$`,
    hint: `A cada ${unit.one}, multiplique o saldo anterior pelo mesmo fator.`,
    explanation: `São dados o depósito inicial, a taxa de ${rate}% ${unit.each} e o prazo. Como os juros são compostos, a taxa incide sobre o saldo atualizado, e não apenas sobre o depósito.`,
    difficulty: 2,
    facts: { capital, rate, periods },
  };
}

function instalments(random: Random): GeneratedContent {
  const { product, price } = priced(random, 100);
  const down = random.pick([20, 25, 30, 40, 50]);
  const rate = random.pick([2, 3, 4, 5, 6, 8, 10]);
  const later = round(price * (1 - down / 100) * (1 + rate / 100), 2);
  const buyer = worker(random, "trade");
  const { right, wrong } = numericChoices(
    later,
    [
      price * (1 - down / 100),
      price * (1 + rate / 100),
      price * (1 + rate / 100) - (price * down) / 100,
      price * (down / 100),
    ],
    random,
    money,
  );
  return {
    context: `Depois de comparar modelos por várias semanas, ${buyer.called} escolheu ${a(product)} cujo preço à vista é ${money(price)}. O vendedor propôs uma entrada de ${down}% desse preço e o restante em uma única parcela, um mês depois. Sobre o saldo que fica devendo, a loja cobra juros de ${rate}% ao mês.`,
    question: "O valor da parcela a ser paga um mês depois é",
    right,
    wrong,
    claim: (answer) => `O valor da parcela a ser paga um mês depois é ${answer}.`,
    open: "Determine o valor da parcela a ser paga um mês depois.",
    solution: `A entrada é $${tex(down / 100)} \\cdot ${tex(price)} = ${tex((price * down) / 100)}$; fica em aberto $${tex(price * (1 - down / 100))}$.\n\nCom os juros de um mês, a parcela é $${tex(price * (1 - down / 100))} \\cdot ${tex(1 + rate / 100)} = ${texMoney(later)}$.`,
    hint: "Os juros não incidem sobre o preço todo, apenas sobre o que ficou devendo.",
    explanation: `Há um preço à vista, uma entrada de ${down}% e uma dívida que cresce ${rate}% em um mês. Pede-se o valor dessa única parcela.`,
    difficulty: 2,
    facts: { price, down, rate },
  };
}

function tariffs(random: Random): GeneratedContent {
  const use = random.int(12, 90) * 10;
  const [cheap, dear] = [random.int(2, 6) * 0.05, random.int(8, 16) * 0.05].map((value) =>
    round(value, 2),
  ) as [number, number];
  const fixedLow = random.int(10, 60);
  const fixedHigh = round(fixedLow + (dear - cheap) * use, 2);
  const service = random.pick([
    { what: "minuto de ligação", many: "minutos", plan: "planos de telefonia" },
    { what: "quilômetro rodado", many: "quilômetros", plan: "planos de aluguel de carros" },
    { what: "quilômetro percorrido", many: "quilômetros", plan: "contratos de frete" },
    { what: "cópia impressa", many: "cópias", plan: "contratos de aluguel de impressora" },
    { what: "megabyte excedente", many: "megabytes", plan: "planos de internet móvel" },
  ]);
  const { right, wrong } = numericChoices(
    use,
    [(fixedHigh - fixedLow) / (dear + cheap), use + 100, fixedHigh / dear, use - 50, use * 2],
    random,
    (value) => `${number(value, 0)} ${service.many}`,
  );
  return {
    context: `Antes de assinar um contrato, ${firm(random)}, comparou dois ${service.plan}. O plano Básico cobra uma taxa fixa mensal de ${money(fixedLow)} mais ${money(dear)} por ${service.what}. O plano Livre tem taxa fixa mensal de ${money(fixedHigh)}, porém cada unidade utilizada custa ${money(cheap)}. Em ambos, o valor da fatura é uma função afim da quantidade utilizada no mês.`,
    question: "Os dois planos têm o mesmo custo quando são utilizados, no mês,",
    right,
    wrong,
    claim: (answer) => `Os dois planos têm o mesmo custo mensal quando são utilizados ${answer}.`,
    open: "Determine para que quantidade mensal os dois planos têm o mesmo custo e indique qual deles é mais vantajoso acima dela.",
    solution: `Sendo $x$ a quantidade utilizada:\n\n$$${tex(fixedLow)} + ${tex(dear)}x = ${tex(fixedHigh)} + ${tex(cheap)}x$$\n\n$$${tex(round(dear - cheap, 2))}x = ${tex(round(fixedHigh - fixedLow, 2))} \\Rightarrow x = ${tex(use)}$$\n\nAcima desse valor, o plano Livre sai mais barato.`,
    hint: "Escreva o custo de cada plano em função da quantidade e iguale as expressões.",
    explanation:
      "Cada plano tem uma parte fixa e outra proporcional ao uso. Procura-se a quantidade que torna as duas faturas iguais.",
    difficulty: 2,
    facts: { fixedLow, fixedHigh, dear, cheap },
  };
}

export const financeTemplates: QuestionTemplate[] = [
  {
    name: "matematica-descontos-sucessivos",
    subject: "matematica",
    topics: ["Porcentagem"],
    make: successiveDiscounts,
  },
  {
    name: "matematica-juros-compostos",
    subject: "matematica",
    topics: ["Juros Simples e Compostos"],
    also: ["Porcentagem"],
    make: compoundInterest,
  },
  {
    name: "matematica-compra-a-prazo",
    subject: "matematica",
    topics: ["Juros Simples e Compostos"],
    also: ["Porcentagem"],
    make: instalments,
  },
  {
    name: "matematica-planos-tarifarios",
    subject: "matematica",
    topics: ["Função Afim", "Equações do 1º Grau"],
    make: tariffs,
  },
];
