/** Properties in the header of a picture file, available without decoding. */
export interface PictureHead {
  format: 'jpeg' | 'png' | 'gif' | 'webp';
  width: number;
  height: number;
  /** What its decoder may keep in memory at once, at most, in bytes; 0 if it never keeps the whole picture. */
  memory: number;
}

/** Maximum scans of a JPEG, each over all of its pixels: cameras write 1, progressive files about 10. */
const mostScans = 100;

const ascii = (content: Buffer, from: number, to: number) =>
  content.subarray(from, to).toString('latin1');

/** Samples of a pixel by colour type; those of a palette become RGB with transparency. */
const pngSamples: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

function pngHead(content: Buffer): PictureHead | null {
  if (content.length < 26 || ascii(content, 12, 16) !== 'IHDR') return null;
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  const [depth = 8, type = 6] = content.subarray(24);
  const bytes = (pngSamples[type] ?? 4) * (depth > 8 ? 2 : 1);
  return { format: 'png', width, height, memory: width * height * bytes };
}

function gifHead(content: Buffer): PictureHead | null {
  if (content.length < 10 || !/^GIF8[79]a$/.test(ascii(content, 0, 6))) return null;
  const [width, height] = [content.readUInt16LE(6), content.readUInt16LE(8)];
  return { format: 'gif', width, height, memory: width * height * 4 };
}

function webpHead(content: Buffer): PictureHead | null {
  if (content.length < 30 || ascii(content, 8, 12) !== 'WEBP') return null;
  const of = (width: number, height: number): PictureHead => ({
    format: 'webp',
    width,
    height,
    memory: width * height * 4,
  });
  switch (ascii(content, 12, 16)) {
    case 'VP8X':
      return of(content.readUIntLE(24, 3) + 1, content.readUIntLE(27, 3) + 1);
    case 'VP8L': {
      const bits = content.readUInt32LE(21);
      return of((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8 ':
      return of(content.readUInt16LE(26) & 0x3fff, content.readUInt16LE(28) & 0x3fff);
    default:
      return null;
  }
}

/** Frame markers, which precede the size. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * Memory of the coefficients of a JPEG, two bytes each.
 * @param frame its header from the length on
 */
function coefficients(frame: Buffer, pixels: number): number {
  const blocks = Array.from({ length: frame[7] ?? 0 }, (_, at) => {
    const sampling = frame[9 + 3 * at] ?? 0;
    return (sampling >> 4) * (sampling & 15);
  });
  const sum = blocks.reduce((total, one) => total + one, 0);
  return (2 * pixels * sum) / Math.max(1, ...blocks);
}

function jpegHead(content: Buffer): PictureHead | null {
  let frame: Buffer | null = null;
  let isProgressive = false;
  for (let at = 2; at + 9 <= content.length;) {
    const marker = content[at + 1] ?? 0;
    if (content[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    const part = content.subarray(at + 2, at + 2 + content.readUInt16BE(at + 2));
    if (isFrame(marker) && part.length > 9) {
      frame ??= part;
      isProgressive = (marker & 3) === 2;
    }
    if (marker === 0xda && frame) {
      const [height, width] = [frame.readUInt16BE(3), frame.readUInt16BE(5)];
      // Unless the first scan has every colour, all coefficients stay in memory until the last.
      const isBuffered = isProgressive || part[2] !== frame[7];
      const memory = isBuffered ? coefficients(frame, width * height) : 0;
      return { format: 'jpeg', width, height, memory };
    }
    if (marker === 0xda || marker === 0xd9) return null; // image data or the end, before a size was found
    at += 2 + part.length;
  }
  return null;
}

/**
 * Whether a JPEG has more scans than any camera or program writes. Every byte pair that could be a scan
 * marker is counted: in image data it cannot occur otherwise, and elsewhere it hardly does.
 */
export function hasTooManyScans(content: Buffer): boolean {
  let scans = 0;
  for (
    let at = content.indexOf('ffda', 0, 'hex');
    at >= 0;
    at = content.indexOf('ffda', at + 2, 'hex')
  ) {
    scans += 1;
    if (scans > mostScans) return true;
  }
  return false;
}

/** `null` if it is not a JPEG, PNG, GIF or WebP, or does not state its size in the header. */
export function pictureHead(content: Buffer): PictureHead | null {
  switch (content.subarray(0, 4).toString('hex')) {
    case '89504e47':
      return pngHead(content);
    case '47494638':
      return gifHead(content);
    case '52494646':
      return webpHead(content);
    default:
      return content.subarray(0, 3).toString('hex') === 'ffd8ff' ? jpegHead(content) : null;
  }
}
