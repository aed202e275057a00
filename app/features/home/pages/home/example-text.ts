/** Written for the front page; HTML from our renderer. */
export const example = {
  subject: "Matemática",
  topic: "Geometria",
  statement:
    "<p>A lâmpada de um farol fica a <math><mi>h</mi><mo>=</mo><mn>45</mn><mtext> m</mtext></math> acima do nível do mar. Em um dia claro, a distância <math><mi>d</mi></math> entre a lâmpada e a linha do horizonte é dada, com boa aproximação, por</p>" +
    '<p><span class="formula-block"><math display="block"><mi>d</mi><mo>=</mo><msqrt><mrow><mn>2</mn><mi>R</mi><mi>h</mi></mrow></msqrt><mo>,</mo></math></span></p>' +
    "<p>em que <math><mi>R</mi><mo>=</mo><mn>6,4</mn><mo>×</mo><msup><mn>10</mn><mn>6</mn></msup><mtext> m</mtext></math> é o raio da Terra. A distância <math><mi>d</mi></math> é igual a</p>",
  alternatives: [
    { letter: "A", text: "12 km." },
    { letter: "B", text: "17 km." },
    { letter: "C", text: "24 km." },
    { letter: "D", text: "34 km." },
    { letter: "E", text: "48 km." },
  ],
  right: "C",
  solution:
    '<p>Com todas as medidas em metros, <span class="formula-block"><math display="block"><mi>d</mi><mo>=</mo><msqrt><mrow><mn>2</mn><mo>⋅</mo><mn>6,4</mn><mo>×</mo><msup><mn>10</mn><mn>6</mn></msup><mo>⋅</mo><mn>45</mn></mrow></msqrt></math></span> <span class="formula-block"><math display="block"><mi>d</mi><mo>=</mo><msqrt><mrow><mn>5,76</mn><mo>×</mo><msup><mn>10</mn><mn>8</mn></msup></mrow></msqrt><mo>=</mo><mn>2,4</mn><mo>×</mo><msup><mn>10</mn><mn>4</mn></msup><mtext> m</mtext><mo>,</mo></math></span> ou seja, 24 km.</p>',
} as const;
