import { describe, it } from "vitest";
import { answerOf, tableIn } from "./read-numbers.ts";
import { expectNumber, expectOnly } from "./recomputed.ts";

describe("motion", () => {
  it("two vehicles run minute by minute until they meet", () => {
    expectNumber("fisica-encontro", ({ distance = 0, one = 0, other = 0 }) => {
      let [near, far] = [0, distance];
      while (near < far - 1e-9) {
        near += one / 6000;
        far -= other / 6000;
      }
      return Math.round(near * 10) / 10;
    });
  });

  it("a braking car is followed in small steps", () => {
    expectNumber("fisica-frenagem", ({ speed = 0, reaction = 0, deceleration = 1 }) => {
      let [place, pace] = [(speed / 3.6) * reaction, speed / 3.6];
      const step = 1e-4;
      while (pace > 0) {
        place += (pace - (deceleration * step) / 2) * step;
        pace -= deceleration * step;
      }
      return Math.round(place * 100) / 100;
    });
  });

  it("a body thrown sideways falls in small steps", () => {
    expectNumber("fisica-lancamento-horizontal", ({ height = 0, speed = 0 }) => {
      let [fall, time] = [0, 0];
      const step = 1e-4;
      while (fall < height - 1e-7) {
        fall += (10 * time + 5 * step) * step;
        time += step;
      }
      return Math.round(speed * time * 100) / 100;
    });
  });

  it("the canoe drifts as far from the course as the current is faster than it", () => {
    expectOnly("fisica-travessia", (answer, { boat = 1, current = 0, width = 1 }) => {
      return Math.abs(answerOf(answer) / width - current / boat) < 1e-6;
    });
  });

  it("the sticker goes round so many times in a minute", () => {
    expectNumber("fisica-movimento-circular", ({ radius = 0, turns = 0 }) => {
      let way = 0;
      for (let turn = 0; turn < turns; turn++) way += 6 * radius;
      return way / 60;
    });
  });
});

describe("forces and energy", () => {
  it("the push less the friction gives the mass its acceleration", () => {
    expectOnly("fisica-atrito", (answer, { mass = 1, coefficient = 0, force = 0 }) => {
      return Math.abs(mass * answerOf(answer) + coefficient * mass * 10 - force) < 1e-6 * force;
    });
  });

  it("the scale shows what is left of the weight and the motion", () => {
    expectNumber("fisica-elevador", ({ mass = 0, acceleration = 0 }, { context }) => {
      const upwards = /sobe acelerando|desce freando/.test(context);
      return mass * 10 + (upwards ? 1 : -1) * mass * acceleration;
    });
  });

  it("the spring's energy is all motion in the end", () => {
    expectOnly("fisica-mola", (answer, { stiffness = 0, compression = 0, grams = 0 }) => {
      const stored = (stiffness * (compression / 100) ** 2) / 2;
      return Math.abs(((grams / 1000) * answerOf(answer) ** 2) / 2 - stored) < stored * 1e-3;
    });
  });

  it("the height is all motion in the end", () => {
    expectOnly(
      "fisica-rampa",
      (answer, { height = 0 }) => Math.abs(answerOf(answer) ** 2 / 20 - height) < 1e-6,
    );
  });

  it("momentum before and after is the same", () => {
    expectOnly("fisica-colisao", (answer, { light = 0, heavy = 0, fast = 0 }) => {
      return Math.abs(answerOf(answer) * (light + heavy) - light * fast) < 1e-6 * light * fast;
    });
  });

  it("the dynamometer carries what the liquid does not", () => {
    expectNumber("fisica-empuxo", ({ mass = 0, volume = 0, density = 0 }) => (mass - volume * density) / 100);
  });

  it("each moving pulley halves the load", () => {
    expectNumber("fisica-polias", ({ mass = 0, moving = 0 }) => {
      let force = mass * 10;
      for (let pulley = 0; pulley < moving; pulley++) force /= 2;
      return force;
    });
  });
});

describe("heat", () => {
  it("the heat lost by one portion of water equals the heat gained by the other", () => {
    expectOnly("fisica-mistura", (answer, { cold = 0, hot = 0, coldMass = 0, hotMass = 0 }) => {
      const final = answerOf(answer);
      return Math.abs(coldMass * (final - cold) - hotMass * (hot - final)) < 1e-6 * hotMass * hot;
    });
  });

  it("the block gives the water its heat", () => {
    expectOnly("fisica-calorimetro", (answer, { water = 0, start = 0, final = 0, hot = 0, heat = 0 }) => {
      const taken = water * (final - start);
      return Math.abs(answerOf(answer) * heat * (hot - final) - taken) <= 0.5000001 * heat * (hot - final);
    });
  });

  it("ice is warmed and melted calorie by calorie", () => {
    expectOnly("fisica-fusao", (answer, { mass = 0, below = 0, power = 1 }) => {
      const spent = answerOf(answer) * power;
      return Math.abs(spent / mass - (below / 2 + 80)) < 1e-6;
    });
  });

  it("a bar grows degree by degree", () => {
    expectNumber("fisica-dilatacao", ({ length = 0, cold = 0, hot = 0, alpha = 0 }) => {
      let growth = 0;
      for (let degree = cold; degree < hot; degree++) growth += length * 1000 * alpha * 1e-6;
      return growth;
    });
  });

  it("pressure and absolute temperature have a constant ratio", () => {
    expectOnly("fisica-gas-ideal", (answer, { cold = 0, hot = 0, pressure = 0 }) => {
      return Math.abs(answerOf(answer) / (hot + 273) - pressure / (cold + 273)) < 1e-6;
    });
  });

  it("the ideal engine leaves the world's entropy as it was", () => {
    expectOnly("fisica-carnot", (answer, { cold = 1, hot = 1, heat = 0 }) => {
      return Math.abs(heat / hot - (heat - answerOf(answer)) / cold) < 1e-6;
    });
  });
});

describe("electricity, light and waves", () => {
  it("the bill is added appliance by appliance, day by day", () => {
    expectNumber("fisica-conta-de-luz", ({ tariff = 0 }, { context }) => {
      let energy = 0;
      for (let day = 0; day < 30; day++)
        for (const [, power = "", hours = ""] of tableIn(context))
          energy += (answerOf(power) * answerOf(hours)) / 1000;
      return energy * tariff;
    });
  });

  it("the current splits so that both branches have the same voltage", () => {
    expectOnly("fisica-circuito-misto", (answer, { voltage = 0, series = 0, one = 1, other = 1 }) => {
      const branches = voltage - answerOf(answer) * series;
      return Math.abs(branches / one + branches / other - answerOf(answer)) < 1e-6;
    });
  });

  it("object and image distances satisfy Newton's equation of lenses", () => {
    expectOnly("fisica-lente", (answer, { focal = 0, object = 0 }) => {
      return Math.abs((object - focal) * (answerOf(answer) - focal) - focal * focal) < 1e-6 * focal * focal;
    });
  });

  it("so many waves fill the way of one second", () => {
    expectOnly("fisica-onda", (answer, { speed = 0, frequency = 1 }) => {
      const metres = answerOf(answer) * (answer.endsWith("cm") ? 0.01 : 1);
      return Math.abs(metres * frequency - speed) < 1e-6 * speed;
    });
  });

  it("light slowed by the index comes back to its speed in vacuum", () => {
    expectOnly(
      "fisica-indice-de-refracao",
      (answer, { index = 1 }) => Math.abs(answerOf(answer) * index - 3) <= 0.0050001 * index,
    );
  });

  it("the charges' force is that of the inverse square, from one metre inwards", () => {
    expectNumber("fisica-coulomb", ({ one = 0, other = 0, distance = 1 }) => {
      const atOneMetre = 9e9 * one * 1e-6 * other * 1e-6;
      return atOneMetre * (100 / distance) * (100 / distance);
    });
  });

  it("a photon pays the metal first and the electron with the rest", () => {
    expectOnly(
      "fisica-efeito-fotoeletrico",
      (answer, { energy = 0, work = 0 }) => Math.abs(answerOf(answer) + work - energy) < 1e-6,
    );
  });
});
