import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ListedQuestion, listedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { questionPaths } from "../paths.ts";
import { similarQuestions } from "../services/similar-questions.server.ts";

/** Loaded after the page: data, same for all readers. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const ord = ordOfCode(args.params.questionId ?? "");
  if (ord === null) throw new AppError("question-not-found");
  const { questions: rows, materials } = await similarQuestions(deps, ord);
  const questions: ListedQuestion[] = rows.map((row) =>
    listedQuestion(row, questionPaths.question, deps.catalogue.current()),
  );
  return json({ questions, materials }, { headers: publicHeaders });
}
