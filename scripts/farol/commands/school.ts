import { createSchool } from "#app/features/school/services/create-school.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";

export type SchoolOptions = { school?: string; name?: string; phone?: string };

/** `school create`: adds a school for roles. */
export async function createSchoolCommand({ deps }: Platform, options: SchoolOptions): Promise<string> {
  const { school: id, name, phone } = options;
  if (!id || !name)
    throw new UsageError('Faltam --school ou --name: --school horizonte --name "Colégio Horizonte"');
  if (phone !== undefined && !/^\d{10,15}$/.test(phone))
    throw new UsageError("O telefone são só números, com país e DDD: --phone 5511…");
  await createSchool(deps, { id, name: name.trim(), supportPhone: phone ?? null });
  return `Escola criada: ${name.trim()} (${id})`;
}
