// Pictures that are small to send and expensive to decode.

/** Nested clip paths: each level doubles the work. */
export function clipBomb(depth: number): Buffer {
  const levels = Array.from(
    { length: depth },
    (_, level) =>
      `<clipPath id="c${level + 1}"><rect width="40" height="40" clip-path="url(#c${level})"/><circle r="30" clip-path="url(#c${level})"/></clipPath>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><clipPath id="c0"><rect width="40" height="40"/></clipPath>${levels.join('')}<rect width="40" height="40" clip-path="url(#c${depth})"/></svg>`,
  );
}

function segment(marker: number, ...content: number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content]);
}

/** A grey progressive JPEG; every scan covers all of its pixels and changes none. */
export function scanBomb(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const scan = (from: number, to: number, bytes: number) =>
    Buffer.concat([segment(0xda, 1, 1, 0, from, to, 0), Buffer.alloc(bytes)]);
  const oneCode = (table: number, symbol: number) =>
    segment(0xc4, table, 1, ...Array<number>(15).fill(0), symbol);
  const everyBlock = scan(0, 0, Math.ceil(blocks / 8));
  // Each code skips 16,384 blocks and takes 15 bits.
  const allSkipped = scan(1, 63, Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0),
    oneCode(0x00, 0),
    oneCode(0x10, 0xe0),
    everyBlock,
    ...Array<Buffer>(scans - 1).fill(allSkipped),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A drawing that takes seconds without any feature that is checked. */
export function slowDrawing(): Buffer {
  const lines = Array.from(
    { length: 1100 },
    (_, at) => `${at % 2 ? 'L0' : 'L2e3'} ${(at * 7919) % 2000}`,
  );
  const path = `<path fill="none" stroke="red" stroke-linejoin="round" stroke-width="1999" d="M0 0${lines.join('')}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1999" height="1999">${path.repeat(4)}</svg>`,
  );
}
