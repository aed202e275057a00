import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { type ListedQuestion, listedQuestion } from "#app/domain/questions/listed-question.ts";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { similarQuestions } from "#app/services/questions/similar-questions.server.ts";

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
