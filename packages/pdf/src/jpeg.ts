import { PdfError } from './pdf-error.ts';

/** Size of a JPEG, and its number of colours: 1 is grey, 3 is RGB. */
export interface Jpeg {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  colours: 1 | 3;
}

/** Markers of a frame header: SOF0 to SOF15 without DHT, JPG and DAC (ITU-T T.81, table B.1). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * Reads the frame header of a JPEG (ITU-T T.81, B.2.2).
 * @throws PdfError `unreadable_logo` if the bytes are not a JPEG in grey or RGB
 */
export function readJpeg(bytes: Uint8Array): Jpeg {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = bytes.length > 2 && view.getUint16(0) === 0xff_d8 ? 2 : bytes.length;
  while (at + 9 < bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      const colours = view.getUint8(at + 9);
      if (width > 0 && height > 0 && (colours === 1 || colours === 3))
        return { width, height, colours };
      break;
    }
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  throw new PdfError('unreadable_logo', 'The logo is not a JPEG in grey or RGB.');
}
