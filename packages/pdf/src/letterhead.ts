import type { PdfLetterhead } from './document.ts';
import { readJpeg } from './jpeg.ts';
import { WIDTH, type Look, type Pages } from './pages.ts';

const looks = {
  name: { font: 'heading', size: 17, lineHeight: 1.25 },
  line: { font: 'text', size: 9, lineHeight: 1.4, ink: 'quiet' },
  signature: { font: 'text', size: 9.5, lineHeight: 1.4, align: 'middle' },
} as const satisfies Record<string, Look>;

/** The largest logo, and the space between it and the text, points. */
const LOGO = { width: 120, height: 48, gap: 14 } as const;
/** Width of the line to sign on, and the space for the signature above it, points. */
const SIGNATURE = { width: 200, above: 44 } as const;

/**
 * Renders a letterhead above the title of the first page: the logo with the text next to it, and a rule below both.
 * @throws PdfError `unreadable_logo` if the logo is not a JPEG in grey or RGB
 */
export function drawLetterhead(pages: Pages, { name, lines, logo }: PdfLetterhead): void {
  const top = pages.y;
  const size = logo === undefined ? { width: 0, height: 0 } : readJpeg(logo);
  const scale =
    logo === undefined ? 0 : Math.min(LOGO.width / size.width, LOGO.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const indent = logo === undefined ? 0 : width + LOGO.gap;
  const texts = [
    { text: name, look: { ...looks.name, indent } },
    ...lines.map((text) => ({ text, look: { ...looks.line, indent } })),
  ];
  const textHeight = texts.reduce((sum, { text, look }) => sum + pages.heightOf(text, look), 0);
  const whole = Math.max(height, textHeight);
  if (logo !== undefined) {
    const box = { x: 0, y: top + (whole - height) / 2, width, height };
    pages.as(pages.root.add('Figure', name), () => pages.image(logo, box));
  }
  pages.y = top + (whole - textHeight) / 2;
  for (const { text, look } of texts) pages.as(pages.root.add('P'), () => pages.text(text, look));
  pages.y = top + whole + 8;
  pages.rule(0, pages.y, WIDTH, pages.y, 'hair');
  pages.y += 14;
}

/** Renders a line to sign on, with the text of a signature below it, at the end of the last page. */
export function drawSignature(pages: Pages, text: string): void {
  const { width, above } = SIGNATURE;
  const look = { ...looks.signature, indent: WIDTH - width, width };
  pages.keep(above + 4 + pages.heightOf(text, look));
  pages.y += above;
  pages.rule(WIDTH - width, pages.y, WIDTH, pages.y, 'quiet');
  pages.y += 4;
  pages.as(pages.root.add('P'), () => pages.text(text, look));
}
