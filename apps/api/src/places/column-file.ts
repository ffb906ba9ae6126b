import { open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';

const kinds = { Uint8Array, Int32Array, Uint32Array, Float64Array } as const;

type Kind = keyof typeof kinds;
type Column = InstanceType<(typeof kinds)[Kind]>;

/** Describes the columns that follow it. */
interface Head {
  edition: string;
  columns: { path: string[]; kind: Kind; bytes: number }[];
}

/** Size of the field with the length of the head, in bytes. */
const LENGTH = 4;

/** Numeric arrays by name, nested to any depth. */
function columnsOf(tree: object, path: string[] = []): { path: string[]; column: Column }[] {
  if (ArrayBuffer.isView(tree)) return [{ path, column: tree as Column }];
  return Object.entries(tree as Record<string, object>).flatMap(([name, part]) =>
    columnsOf(part, [...path, name]),
  );
}

/** The buffers of a tree that can be transferred to another thread without copying. */
export function buffersOf(tree: object): ArrayBuffer[] {
  return columnsOf(tree).map(({ column }) => column.buffer as ArrayBuffer);
}

function encoded({ constructor, buffer, byteOffset, byteLength }: Column) {
  const kind = constructor.name as Kind;
  return { kind, content: new Uint8Array(buffer, byteOffset, byteLength) };
}

/**
 * Writes columns in a format that needs no parsing; the write is atomic. Numbers have the byte order of this
 * machine.
 * @param edition version of their source
 */
export async function writeColumns(path: string, edition: string, tree: object): Promise<void> {
  const columns = columnsOf(tree).map((named) => ({ path: named.path, ...encoded(named.column) }));
  const head: Head = {
    edition,
    columns: columns.map(({ content, ...column }) => ({ ...column, bytes: content.byteLength })),
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(text.length);
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, [length, text, ...columns.map(({ content }) => content)]);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Fills an array from the file. @throws if the file is too short */
async function fill<Bytes extends NodeJS.ArrayBufferView>(
  file: FileHandle,
  bytes: Bytes,
  position: number,
): Promise<Bytes> {
  const { bytesRead } = await file.read(bytes, 0, bytes.byteLength, position);
  if (bytesRead < bytes.byteLength) throw new Error('The file ends too early.');
  return bytes;
}

/** Sets a column at its path. */
function place(tree: Record<string, unknown>, [name = '', ...rest]: string[], column: Column) {
  if (rest.length === 0) tree[name] = column;
  else place((tree[name] ??= {}) as Record<string, unknown>, rest, column);
}

/** Reads columns; `null` if the file is missing, incomplete or of another edition. */
export async function readColumns(path: string, edition: string): Promise<object | null> {
  try {
    await using file = await open(path);
    const length = (await fill(file, Buffer.alloc(LENGTH), 0)).readUInt32LE();
    const { size } = await file.stat();
    if (length > size) return null;
    const text = await fill(file, Buffer.alloc(length), LENGTH);
    const head = JSON.parse(text.toString()) as Head;
    if (head.edition !== edition) return null;
    const tree = {};
    let position = LENGTH + length;
    for (const { path: names, kind, bytes } of head.columns) {
      const column = new kinds[kind](bytes / kinds[kind].BYTES_PER_ELEMENT);
      place(tree, names, await fill(file, column, position));
      position += bytes;
    }
    return tree;
  } catch {
    return null;
  }
}
