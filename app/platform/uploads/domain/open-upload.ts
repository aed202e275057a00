/** An unfinished upload of the viewer; bytes. */
export type OpenUpload = { id: string; name: string; size: number; received: number; target: string | null };
