import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import {
  type Blueprint,
  blueprintQuery,
  emptyLine,
  readBlueprint,
  seedOf,
} from "#app/domain/lists/blueprint.ts";
import { drawnCodes, readDrawn } from "#app/domain/lists/drawn-codes.ts";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { listPaths } from "#app/paths/lists.ts";
import type { Deps } from "#app/services/deps.ts";
import { exchangeQuestion, generateList } from "#app/services/lists/generate-list.server.ts";
import { forgetBlueprint, saveBlueprint, saveGenerated } from "#app/services/lists/save-generated.server.ts";
import { sentBlueprint } from "./sent-blueprint.server.ts";

const LONGEST_RESULT = 2000;
const LONGEST_QUERY = 12_000;

/** `out`: exchanges as "OLD-NEW", joined by ".". */
function resultAddress(blueprint: Blueprint, drawn: readonly (readonly number[])[], out: readonly string[]) {
  const query = blueprintQuery(blueprint);
  query.set("questoes", drawnCodes(drawn));
  if (out.length > 0) query.set("fora", out.join("."));
  return redirectFor(listPaths.generator(query.toString()));
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
      return resultAddress(blueprint, await generateList(deps, viewer, blueprint), []);
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
      await forgetBlueprint(deps, viewer, form.text("modelo", 64));
      return { done: true, message: "Modelo apagado." };
    },
  };
}
