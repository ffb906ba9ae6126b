/** How many objects share an object stream. */
const PACK = 250;

const encoder = new TextEncoder();

/** A number in PDF syntax: no exponent, at most two decimals. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100);

export const reference = (id: number): string => `${id} 0 R`;
export const list = (items: readonly (string | number)[]): string => `[${items.join(' ')}]`;

/** A dictionary without the entries that are undefined. */
export function dictionary(entries: Readonly<Record<string, string | number | undefined>>): string {
  const chunks = Object.entries(entries).flatMap(([key, value]) =>
    value === undefined ? [] : [`/${key} ${value}`],
  );
  return `<<${chunks.join(' ')}>>`;
}

/** UTF-16BE code units as hexadecimal digits. */
export function utf16(text: string): string {
  let digits = '';
  for (let index = 0; index < text.length; index += 1) {
    digits += text.charCodeAt(index).toString(16).padStart(4, '0');
  }
  return digits;
}

/** A text string object, for titles, names and descriptions in any script. */
export const textString = (text: string): string => `<FEFF${utf16(text)}>`;

/** Compressed if the platform has `CompressionStream`. */
async function compressed(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ filter?: string; data: Uint8Array }> {
  if (!('CompressionStream' in globalThis)) return { data: bytes };
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const finished = writer.write(bytes).then(() => writer.close());
  const [data] = await Promise.all([new Response(readable).arrayBuffer(), finished]);
  return { filter: '/FlateDecode', data: new Uint8Array(data) };
}

type Stream = {
  dictionary: Readonly<Record<string, string | number>>;
  bytes: Uint8Array<ArrayBuffer>;
};

/**
 * Collects the objects of a PDF 1.7 file and serialises them (ISO 32000-1, 7.5). Objects that are not streams are packed into
 * object streams. Bodies are PDF syntax in ASCII.
 */
export class PdfFile {
  /** Indexed by object id; id 0 is not used. */
  readonly #objects: (string | Stream | undefined)[] = [undefined];

  /** Reserves the id of an object that is written later. */
  reserve(): number {
    return this.#objects.push(undefined) - 1;
  }

  write(id: number, body: string): void {
    this.#objects[id] = body;
  }

  /** Adds an object and returns its id. */
  add(body: string): number {
    return this.#objects.push(body) - 1;
  }

  /** Adds a stream and returns its id. */
  addStream(bytes: Uint8Array<ArrayBuffer>, entries: Stream['dictionary'] = {}): number {
    return this.#objects.push({ dictionary: entries, bytes }) - 1;
  }

  addText(text: string): number {
    return this.addStream(encoder.encode(text));
  }

  /** Serialises the file. @param root id of the catalogue @param info id of the document information */
  async end(root: number, info: number): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    /** Cross-reference entries by object id: kind, then offset or id of the object stream, then index in that stream. */
    const places: [kind: number, where: number, index: number][] = this.#objects.map(() => [
      0, 0, 0,
    ]);
    const append = (chunk: Uint8Array | string) => {
      const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
      chunks.push(bytes);
      length += bytes.length;
    };
    const appendStream = async (id: number, { dictionary: entries, bytes }: Stream) => {
      const { filter, data } = await compressed(bytes);
      places[id] = [1, length, 0];
      append(`${id} 0 obj\n`);
      // Filters are undone in this order.
      const filters = [filter, entries.Filter].filter((name) => name !== undefined);
      append(
        dictionary({
          ...entries,
          Filter: filters.length > 0 ? list(filters.map(String)) : undefined,
          Length: data.length,
        }),
      );
      append('\nstream\n');
      append(data);
      append('\nendstream\nendobj\n');
    };

    append('%PDF-1.7\n');
    // Bytes above 127 mark the file as binary (7.5.2).
    append(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
    const loose: [id: number, body: string][] = [];
    for (const [id, object] of this.#objects.entries()) {
      if (typeof object === 'string') loose.push([id, object]);
      else if (object) await appendStream(id, object);
    }
    for (let from = 0; from < loose.length; from += PACK) {
      const group = loose.slice(from, from + PACK);
      const id = places.push([0, 0, 0]) - 1;
      let offset = 0;
      const heads = group.map(([inner, body], index) => {
        places[inner] = [2, id, index];
        const head = `${inner} ${offset}`;
        offset += body.length + 1;
        return head;
      });
      const head = `${heads.join(' ')}\n`;
      const bytes = encoder.encode(head + group.map(([, body]) => body).join('\n'));
      const entries = { Type: '/ObjStm', N: group.length, First: head.length };
      await appendStream(id, { dictionary: entries, bytes });
    }

    const start = length;
    const id = places.push([1, start, 0]) - 1;
    const table = new DataView(new ArrayBuffer(places.length * 7));
    for (const [index, [kind, where, inner]] of places.entries()) {
      table.setUint8(index * 7, kind);
      table.setUint32(index * 7 + 1, where);
      table.setUint16(index * 7 + 5, inner);
    }
    await appendStream(id, {
      dictionary: {
        Type: '/XRef',
        Size: places.length,
        W: '[1 4 2]',
        Root: reference(root),
        Info: reference(info),
      },
      bytes: new Uint8Array(table.buffer),
    });
    append(`startxref\n${start}\n%%EOF\n`);

    const file = new Uint8Array(length);
    let at = 0;
    for (const chunk of chunks) {
      file.set(chunk, at);
      at += chunk.length;
    }
    return file;
  }
}
