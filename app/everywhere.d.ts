// Globals that browser, Worker and Node share and the ECMAScript library lacks: all that pure code may use.

declare class URLSearchParams {
  constructor(init?: string | Readonly<Record<string, string>> | readonly (readonly string[])[]);
  readonly size: number;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  delete(name: string): void;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class URL {
  constructor(url: string, base?: string);
  readonly protocol: string;
  readonly origin: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly port: string;
  readonly username: string;
  readonly password: string;
  readonly href: string;
  readonly searchParams: URLSearchParams;
}

declare class File {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

declare class FormData {
  get(name: string): File | string | null;
  getAll(name: string): (File | string)[];
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare function atob(base64: string): string;
