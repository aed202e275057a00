import { essayPaths } from "#app/features/essays/paths.ts";
import { loadSendSheets } from "#app/features/essays/services/tasks/send-sheets.server.ts";
import { type Door, door, fromOurPage } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId } from "#tests/support/given.ts";
import { depsOf, type Member } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { jpeg } from "#tests/support/pictures.ts";

type Sender = Pick<Member, "cookie">;
type Sheet = {
  taskId: string;
  person: string;
  photoId?: string;
  bytes?: Uint8Array;
  school: string;
  through?: Door;
};

/** Sends a sheet as the page does. */
export async function sendSheet(
  { cookie }: Sender,
  { taskId, person, photoId = freshId(), bytes = jpeg(), school, through = door }: Sheet,
) {
  const body = new FormData();
  const fields = { intent: "send-sheet", tarefa: taskId, estudante: person, foto: photoId };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("arquivo", new File([Uint8Array.from(bytes)], "folha.jpg", { type: "image/jpeg" }));
  const address = dataAddress(essayPaths.schoolSheets(school, {}), "features/essays/pages/send-sheets");
  const reply = await through.send(address, { method: "POST", body, cookie, headers: fromOurPage });
  const told = (await reply.json().catch(() => null)) as { done?: boolean; message?: string } | null;
  return { status: reply.status, done: told?.done === true, message: told?.message ?? null, photoId };
}

export async function actOnSheets({ cookie }: Sender, school: string, fields: Record<string, string>) {
  const address = dataAddress(essayPaths.schoolSheets(school, {}), "features/essays/pages/send-sheets");
  const reply = await door.post(address, fields, { cookie });
  return { status: reply.status, ...((await reply.json()) as { done?: boolean; message?: string }) };
}

type Stored = { id: string; state: string; way: string; userNum: number | null; photos: number };

export async function essaysOfTask(taskId: string): Promise<Map<string, Stored>> {
  const rows = await rowsOf<Stored & { person: string }>(
    `SELECT e.id, e.state, e.way, e.user_num AS userNum, p.id AS person,
       (SELECT count(*) FROM essay_photos f WHERE f.essay = e.num) AS photos
     FROM essay_tasks k JOIN essays e ON e.task = k.num JOIN school_people p ON p.num = e.person WHERE k.id = ?`,
    taskId,
  );
  return new Map(rows.map(({ person, ...row }) => [person, row]));
}

export const openSheetsAs = (member: Pick<Member, "viewer" | "actor">, taskId: string) =>
  loadSendSheets(depsOf(member), member.actor, { taskId, classId: null });
