import { schoolIds } from "#app/features/school/queries/schools.server.ts";
import { auditFaultTexts } from "#app/platform/audit/domain/audit-chain.ts";
import { verifyAudit } from "#app/platform/audit/services/check-audit.server.ts";
import { plural } from "#app/platform/text/format.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

/** `audit verify`: reads every chain, or a school's, from end to end. Exit status 1 where one is broken. */
export async function verifyAuditCommand(
  { deps }: Platform,
  { school = null, json }: { school?: string | null; json: boolean },
): Promise<string> {
  const schools = await deps.read(schoolIds(deps.db));
  if (school !== null && !schools.some(({ id }) => id === school))
    throw new UsageError(`Não há escola com o código ${school}.`);
  const { scopes, rows, broken } = await verifyAudit(deps, school);
  if (broken) process.exitCode = 1;
  if (json) return JSON.stringify({ scopes, rows, broken });
  if (!broken)
    return `${plural(rows, "registro íntegro", "registros íntegros")} em ${plural(scopes, "cadeia", "cadeias")}`;
  const { scope, place, num, why } = broken;
  const where = `${scope || "plataforma"}, registro nº ${place}${num === null ? "" : ` (linha ${num})`}`;
  return `A auditoria não confere: ${where}: ${auditFaultTexts[why]}`;
}
