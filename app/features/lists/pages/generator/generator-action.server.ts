import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { type Blueprint, blueprintQuery, emptyLine, readBlueprint, seedOf } from "../../domain/blueprint.ts";
import { drawnCodes, readDrawn } from "../../domain/drawn-codes.ts";
import { listPaths } from "../../paths.ts";
import { exchangeQuestion, generateList } from "../../services/generate-list.server.ts";
import { removeBlueprint, saveBlueprint, saveGenerated } from "../../services/save-generated.server.ts";
import { sentBlueprint } from "./sent-blueprint.server.ts";

const LONGEST_RESULT = 2000;
/** Where a phone has the form above. */
const RESULT = "#resultado";
const LONGEST_QUERY = 12_000;

/** `out`: exchanges as "OLD-NEW", joined by ".". */
function resultAddress(
  blueprint: Blueprint,
  drawn: readonly (readonly number[])[],
  out: readonly string[],
  place = "",
) {
  const query = blueprintQuery(blueprint);
  query.set("questoes", drawnCodes(drawn));
  if (out.length > 0) query.set("fora", out.join("."));
  return redirectFor(listPaths.generator(query.toString()) + place);
}

async function exchange(deps: Deps, viewer: Viewer, form: SentForm): Promise<Response> {
  const blueprint = readBlueprint(
    new URLSearchParams(form.text("modelo", LONGEST_QUERY)),
    deps.catalogue.current(),
  );
  const code = form.text("questao", 8);
  const ord = ordOfCode(code);
  if (ord === null) throw new AppError("question-not-found");
  const before = readDrawn(form.text("questoes", LONGEST_RESULT));
  const out = form.text("fora", LONGEST_RESULT).split(".").filter(Boolean);
  const gone = out.flatMap((swap) => ordOfCode(swap.split("-")[0] ?? "") ?? []);
  const drawn = await exchangeQuestion(deps, viewer, { blueprint, drawn: before, ord, out: gone });
  const [now = 0] = drawn.flat().filter((each) => !before.flat().includes(each));
  return resultAddress(blueprint, drawn, [...out, drawnCodes([[ord, now]])]);
}

/** By intent. */
export function generatorForms(deps: Deps, viewer: Viewer): Readonly<Record<string, FormHandler<"nome">>> {
  const shown = (blueprint: Blueprint) =>
    redirectFor(listPaths.generator(blueprintQuery(blueprint).toString()));
  return {
    draw: async (form) => {
      const sent = sentBlueprint(form, deps);
      const blueprint = { ...sent, seed: sent.seed > 0 ? sent.seed : seedOf(deps.newId()) };
      return resultAddress(blueprint, await generateList(deps, viewer, blueprint), [], RESULT);
    },
    update: async (form) => shown(sentBlueprint(form, deps)),
    line: async (form) => {
      const sent = sentBlueprint(form, deps);
      return shown({ ...sent, lines: [...sent.lines, emptyLine] });
    },
    exchange: (form) => exchange(deps, viewer, form),
    save: async (form) => {
      const ords = readDrawn(form.text("questoes", LONGEST_RESULT)).flat();
      return redirectFor(
        listPaths.list(await saveGenerated(deps, viewer, { name: form.text("nome"), ords })),
      );
    },
    keep: async (form) => {
      const address = blueprintQuery(sentBlueprint(form, deps)).toString();
      await saveBlueprint(deps, viewer, { name: form.text("nome"), address });
      return { done: true, message: "Modelo salvo. Ele está em Usar um modelo." };
    },
    forget: async (form) => {
      await removeBlueprint(deps, viewer, form.text("modelo", 64));
      return { done: true, message: "Modelo apagado." };
    },
  };
}
