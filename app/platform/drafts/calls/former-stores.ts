/** Rows as versions 1 to 12 of the database stored them, by the name of their store. */
type Row = Readonly<Record<string, unknown>>;
type Entry = { key: string; kind: string; userId: string; queue: string; payload: unknown };
type Draft = { key: string; at: number; draft: unknown; isWork?: boolean };

/** The part of a version's transaction that is used: stores that only the former versions have are read by name. */
export type FormerTransaction = {
  readonly db: { deleteObjectStore: (name: never) => void };
  readonly objectStoreNames: Iterable<string>;
  objectStore: (name: never) => unknown;
};

type Store = {
  getAll: () => Promise<Row[]>;
  add?: (row: Entry) => Promise<unknown>;
  put?: (row: Draft) => Promise<unknown>;
};

const text = (value: unknown) => String(value);

function entry(kind: string, row: Row, own: string, queue: string, payload: unknown): Entry {
  const userId = text(row.userId);
  return { key: `${kind}:${userId}:${own}`, kind, userId, queue, payload };
}

/** A key without the person it began with. */
function withoutPerson({ key, userId }: Row): string {
  return text(key).slice(text(userId).length + 1);
}

function changeEntry({ key, userId, ...payload }: Row): Entry {
  return entry("practice", { userId }, text(key), text(payload.sessionId), payload);
}

function photoEntry({ key, userId, sheet, ...photo }: Row): Entry {
  const payload = { ...photo, id: key };
  if (!sheet) return entry("photo", { userId }, text(key), text(photo.essay), payload);
  return entry("sheet", { userId }, text(key), text(photo.essay), { ...payload, ...(sheet as Row) });
}

function markEntry({ key, userId, ready: _, ...mark }: Row): Entry {
  const own = `${text(mark.address)} ${text(mark.answer)}`;
  return entry("mark", { userId }, own, own, mark);
}

/** Of each former store: in which order its rows were made, and what waits to be sent of each. */
const ENTRIES: Readonly<Record<string, { moment: (row: Row) => unknown; made: (row: Row) => Entry | null }>> =
  {
    answers: {
      moment: ({ at }) => at,
      made: (row) => entry("answer", row, text(row.operationId), text(row.operationId), row),
    },
    practiceItems: { moment: ({ item }) => (item as Row | undefined)?.changedAt, made: changeEntry },
    practiceHeads: { moment: ({ head }) => (head as Row | undefined)?.changedAt, made: changeEntry },
    trackProgress: {
      moment: () => 0,
      made: (row) => entry("track", row, withoutPerson(row), withoutPerson(row), row.change),
    },
    marks: {
      moment: () => 0,
      made: ({ key, userId, ...mark }) => entry("reading", { userId }, text(key), text(key), mark),
    },
    openMarks: { moment: () => 0, made: (row) => (row.ready ? markEntry(row) : null) },
    essayPhotos: { moment: ({ at }) => at, made: photoEntry },
  };

/** Of each former store: the draft that each row is. */
const DRAFTS: Readonly<Record<string, (row: Row) => (Omit<Draft, "at"> & { at?: number }) | null>> = {
  blocks: ({ userId, notebookId, draft }) => ({
    key: `notebook:${text(userId)}:${text(notebookId)}:${text((draft as Row | undefined)?.blockId)}`,
    draft,
    isWork: true,
  }),
  openMarks: ({ key: _, userId, ready, ...draft }) =>
    ready
      ? null
      : {
          key: `mark:${text(userId)}:${text(draft.address)} ${text(draft.answer)}`,
          draft,
          isWork: true,
        },
  essays: ({ key: _, ...draft }) => ({
    key: `essay:${text(draft.userId)}:${text(draft.id)}`,
    draft,
    isWork: !draft.sent,
  }),
  gradings: ({ userId, address, revision, draft }) => ({
    key: `grading:${text(userId)}:${text(address)}`,
    draft: { revision, content: draft },
    isWork: true,
  }),
  choices: ({ code, letter, at }) => ({
    key: `choice::${text(code)}`,
    draft: { letter, at },
    at: Number(at),
  }),
};

/** Moves what the device holds of former versions into the outbox and the drafts, in the one transaction of the new version. */
export async function moveFormerStores(transaction: FormerTransaction): Promise<void> {
  const names = new Set(transaction.objectStoreNames);
  const open = (name: string) => transaction.objectStore(name as never) as Store;
  for (const [name, { moment, made }] of Object.entries(ENTRIES)) {
    if (!names.has(name)) continue;
    const rows = await open(name).getAll();
    rows.sort((one, other) => Number(moment(one)) - Number(moment(other)));
    for (const row of rows) {
      const waiting = made(row);
      if (waiting) await open("outbox").add?.(waiting);
    }
  }
  for (const [name, made] of Object.entries(DRAFTS)) {
    if (!names.has(name)) continue;
    for (const row of await open(name).getAll()) {
      const draft = made(row);
      if (draft) await open("drafts").put?.({ at: Date.now(), ...draft });
    }
  }
  for (const name of Object.keys({ ...ENTRIES, ...DRAFTS }))
    if (names.has(name)) transaction.db.deleteObjectStore(name as never);
}
