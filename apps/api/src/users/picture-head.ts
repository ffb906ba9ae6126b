/** Properties in the header of a picture file, available without decoding. */
export interface PictureHead {
  format: 'jpeg' | 'png' | 'gif' | 'webp';
  width: number;
  height: number;
}

/** Maximum scans of a JPEG, each over all of its pixels: cameras write 1, progressive files about 10. */
const mostScans = 100;

const ascii = (content: Buffer, from: number, to: number) =>
  content.subarray(from, to).toString('latin1');

function pngHead(content: Buffer): PictureHead | null {
  if (content.length < 24 || ascii(content, 12, 16) !== 'IHDR') return null;
  return { format: 'png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

function gifHead(content: Buffer): PictureHead | null {
  if (content.length < 10 || !/^GIF8[79]a$/.test(ascii(content, 0, 6))) return null;
  return { format: 'gif', width: content.readUInt16LE(6), height: content.readUInt16LE(8) };
}

function webpHead(content: Buffer): PictureHead | null {
  if (content.length < 30 || ascii(content, 8, 12) !== 'WEBP') return null;
  const of = (width: number, height: number): PictureHead => ({ format: 'webp', width, height });
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

function jpegHead(content: Buffer): PictureHead | null {
  for (let at = 2; at + 9 <= content.length;) {
    const marker = content[at + 1] ?? 0;
    if (content[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    if (isFrame(marker)) {
      return {
        format: 'jpeg',
        height: content.readUInt16BE(at + 5),
        width: content.readUInt16BE(at + 7),
      };
    }
    if (marker === 0xda || marker === 0xd9) return null; // image data or the end, before a size was found
    at += 2 + content.readUInt16BE(at + 2);
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
