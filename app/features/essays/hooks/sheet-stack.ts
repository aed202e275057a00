import { Outbox } from "#app/platform/drafts/calls/outbox.ts";
import { refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { CallRefused, CallUnanswered } from "#app/platform/requests/calls/call.ts";
import { postSheet, postSheetOff } from "./send-essay.ts";

/** Milliseconds between tries without a network. */
const RETRY = 5000;

/** A photograph processed on the device: its student (null: unknown), and why it failed. */
export type PreparedSheet = { photo: Blob; person: string | null; why: string | null };

/** `note`: what is to be said of its state. */
export type StackSheet = {
  key: string;
  name: string;
  at: number;
  photo: Blob | null;
  person: string | null;
  state: "reading" | "unknown" | "waiting" | "sending" | "sent" | "failed" | "unread";
  note: string | null;
};

type Place = { userId: string; schoolId: string; taskId: string };

type Listener = {
  /** Makes of a file what is sent. */
  prepare: (file: File) => Promise<PreparedSheet>;
  onSheets: (sheets: readonly StackSheet[]) => void;
  /** The server has more, or less, than before. */
  onChanged: () => void;
};

const UNREAD = "Não foi possível abrir este arquivo. Escolha uma foto em JPEG, PNG ou WebP.";
const OFFLINE = "Sem rede: guardada neste aparelho, segue sozinha.";

/** Sheets on their way: sent by their stack alone, once it knows whose each is. */
function sheetOutbox(place: Place): Outbox<"sheet"> {
  return new Outbox({
    kind: "sheet",
    keyOf: ({ id }) => id,
    queueOf: ({ essay }) => essay,
    async send([{ id, person, photo }]) {
      const posted = await postSheet({ ...place, photoId: id }, person ?? "", photo);
      if (posted.kind === "refused" && !posted.reached) throw new CallUnanswered();
      const problem = posted.kind === "refused" ? posted.message : refusalOf(posted.reply);
      if (problem !== null) throw new CallRefused("REFUSED", problem);
      return null;
    },
  });
}

/** A stack of photographed sheets: each on the device first, sent one after the other until the server has it, once. */
export class SheetStack {
  private sheets: readonly StackSheet[] = [];
  private isSending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly place: Place;
  private readonly listener: Listener;

  private readonly outbox: Outbox<"sheet">;

  constructor(place: Place, listener: Listener) {
    this.place = place;
    this.listener = listener;
    this.outbox = sheetOutbox(place);
  }

  /** Restores what waits on the device. */
  async start(): Promise<void> {
    const stored = await this.outbox.waiting(this.place.userId, this.group()).catch(() => []);
    const known = new Set(this.sheets.map(({ key }) => key));
    const left = stored.filter(({ id }) => !known.has(id));
    const kept = left
      .sort((one, other) => one.at - other.at)
      .map(({ id, essay: _, ...sheet }): StackSheet => {
        const state = sheet.person === null ? "unknown" : "waiting";
        return { key: id, ...sheet, state, note: null };
      });
    this.show([...kept, ...this.sheets]);
    await this.send();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  sendSoon(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pause);
  }

  /** One after the other: a phone has room for one photograph at a time. */
  async add(files: readonly File[]): Promise<void> {
    const added = files.map((file, index) => {
      const start = { key: crypto.randomUUID(), name: file.name, at: Date.now() + index };
      return { file, sheet: { ...start, photo: null, person: null, state: "reading" as const, note: null } };
    });
    this.show([...this.sheets, ...added.map(({ sheet }) => sheet)]);
    for (const { file, sheet } of added) await this.prepare(sheet, file);
  }

  async discard({ key }: StackSheet): Promise<void> {
    this.show(this.sheets.filter((each) => each.key !== key));
    await this.outbox.delete(this.place.userId, key);
  }

  retry({ key }: StackSheet): void {
    this.change(key, { state: "waiting", note: null });
    void this.send();
  }

  /**
   * Assigns the sheet to a student. If it may have arrived at another one, it is removed there and sent under a new id.
   */
  async assign(sheet: StackSheet, person: string): Promise<void> {
    await this.replace(sheet, { person, state: "waiting" });
    await this.outbox.delete(this.place.userId, sheet.key);
    if (sheet.person !== null) await this.postOff(sheet);
    void this.send();
  }

  /** Removes a sheet from the wrong student and lets the user assign it again. */
  async takeOff(sheet: StackSheet): Promise<void> {
    const posted = await this.postOff(sheet);
    if (posted.kind === "refused") return this.change(sheet.key, { note: posted.message });
    await this.replace(sheet, { person: null, state: "unknown" });
    this.listener.onChanged();
  }

  private group(): string {
    return `folhas ${this.place.taskId}`;
  }

  private show(sheets: readonly StackSheet[]): void {
    this.sheets = sheets;
    this.listener.onSheets(sheets);
  }

  private change(key: string, changed: Partial<StackSheet>): void {
    this.show(this.sheets.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  }

  private async replace(sheet: StackSheet, changed: Pick<StackSheet, "person" | "state">): Promise<void> {
    const made = { ...sheet, ...changed, key: crypto.randomUUID(), note: null };
    await this.store(made);
    this.show(this.sheets.map((each) => (each.key === sheet.key ? made : each)));
  }

  private postOff({ key }: StackSheet) {
    return postSheetOff({ ...this.place, photoId: key });
  }

  /** Where the device has no room, the sheet goes from memory. */
  private async store({ key: id, at, photo, person, name }: StackSheet): Promise<void> {
    if (!photo) return;
    const stored = { id, essay: this.group(), at, photo, person, name };
    await this.outbox.put(this.place.userId, stored).catch(() => undefined);
  }

  private async prepare(sheet: StackSheet, file: File): Promise<void> {
    const made = await this.listener.prepare(file).catch(() => null);
    if (!made) return this.change(sheet.key, { state: "unread", note: UNREAD });
    const { photo, person, why } = made;
    await this.store({ ...sheet, photo, person });
    this.change(sheet.key, { photo, person, note: why, state: person === null ? "unknown" : "waiting" });
    void this.send();
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    let sent = 0;
    for (;;) {
      const next = this.sheets.find(({ state }) => state === "waiting");
      if (!next) break;
      if (!(await this.sendOne(next))) {
        this.sendSoon(RETRY);
        break;
      }
      sent += 1;
    }
    this.isSending = false;
    if (sent > 0) this.listener.onChanged();
  }

  /** False: there is no network. */
  private async sendOne({ key, person, photo, at, name }: StackSheet): Promise<boolean> {
    this.change(key, { state: "sending", note: null });
    if (person === null || photo === null) return true;
    try {
      const sheet = { id: key, essay: this.group(), at, photo, person, name };
      await this.outbox.deliver(this.place.userId, sheet);
      this.change(key, { state: "sent", note: null });
    } catch (error) {
      if (!(error instanceof CallRefused)) {
        this.change(key, { state: "waiting", note: OFFLINE });
        return false;
      }
      this.change(key, { state: "failed", note: error.message });
    }
    return true;
  }
}
