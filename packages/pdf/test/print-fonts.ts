import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FontFile, PdfFonts } from '../src/fonts.ts';

const folder = join(import.meta.dirname, '../../themes/src/fonts/print');

/** The bytes of one of the themes' print fonts. */
export const readFont = async (file: string) => new Uint8Array(await readFile(join(folder, file)));

const latinExt = /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20bf]/u;
const devanagari = /\p{Script=Devanagari}|[।॥]/u;

/**
 * Mukta and Tiro Devanagari Hindi.
 * @param onLoad called with the file name of each font that is loaded
 */
export function printFonts(onLoad: (file: string) => void = () => undefined): PdfFonts {
  const font = (name: string, characters?: RegExp): FontFile => {
    const file = `${name}-normal.ttf`;
    const load = () => {
      onLoad(file);
      return readFont(file);
    };
    return { name, characters, load };
  };
  const heading = font('tiro-devanagari-hindi-latin-400');
  const mukta = (weight: 400 | 600) => [
    font(`mukta-latin-${weight}`),
    font(`mukta-latin-ext-${weight}`, latinExt),
    font(`mukta-devanagari-${weight}`, devanagari),
    // Mukta lacks the signs of minutes and seconds.
    heading,
  ];
  return {
    text: mukta(400),
    bold: mukta(600),
    heading: [
      heading,
      font('tiro-devanagari-hindi-latin-ext-400', latinExt),
      font('mukta-devanagari-400', devanagari),
    ],
  };
}
