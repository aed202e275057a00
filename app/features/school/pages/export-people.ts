import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { downloadBytes, downloadReply } from "#app/platform/page/pages/download.server.ts";
import { csvOf, exportPeople, xlsxOf } from "../services/roster/export-people.server.ts";
import { schoolActor } from "../services/school-actor.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Everybody of a school as a file that imports back as they are. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { format } = args.params;
  if (format !== "csv" && format !== "xlsx") throw new AppError("page-not-found");
  const rows = await exportPeople(deps, actor);
  if (format === "xlsx") return downloadBytes(xlsxOf(rows), { name: "pessoas.xlsx", type: XLSX });
  async function* pieces() {
    yield csvOf(rows);
  }
  return downloadReply(pieces(), { name: "pessoas.csv", type: "text/csv; charset=utf-8" });
}
