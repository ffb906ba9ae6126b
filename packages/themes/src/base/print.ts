import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { layers } from '../layers.css.ts';
import { paper } from '../paper.ts';
import { isWhole, type Scope } from './scope.ts';

/** Print sizes in px: paper is read from closer than a screen, and has no click targets. */
const space = { x1: 3, x2: 4, x3: 5, x4: 8, x5: 12, x6: 16, x7: 24, x8: 32 } as const;
const spaces = Object.entries(space).map(([name, px]) => [
  vars.space[name as keyof typeof space],
  `${px}px`,
]);

/** Colours, sizes and breaks on paper. */
export function emitPrint(within: Scope): void {
  // Outside of every layer: no theme is printed. A dark one would put light words on white.
  globalStyle(':root, [data-theme]', {
    '@media': { print: { vars: paper, colorScheme: 'only light' } },
  });
  // What shows on the screen how it will be printed.
  globalStyle('[data-print="preview"]', { vars: paper, colorScheme: 'only light' });

  globalStyle(':root', {
    '@layer': {
      [layers.tokens]: {
        '@media': {
          print: {
            // All sizes of text are in rem.
            ...(isWhole(within) && { fontSize: '10pt' }),
            vars: {
              ...(Object.fromEntries(spaces) as Record<string, string>),
              [vars.size.target]: '1.5rem',
              [vars.size.small]: '1.5rem',
              [vars.size.row]: `${space.x3}px`,
              [vars.size.sectionPadding]: '16px',
              [vars.lineHeight.text]: '1.4',
              [vars.lineHeight.prose]: '1.45',
            },
          },
        },
      },
    },
  });

  const onPaper = (selector: string, rule: Record<string, string | number>) =>
    globalStyle(within(selector), {
      '@layer': { [layers.utilities]: { '@media': { print: rule } } },
    });

  // What cannot be pressed on paper is not printed, but for a button that is words as well, without its chevron.
  onPaper(
    'nav, [role="tablist"], button:not([data-print="show"]), [data-print="hide"], [aria-expanded] > svg',
    { display: 'none' },
  );
  const sectionHeader = '[data-part="section-header"]';
  onPaper(`h1, h2, h3, h4, h5, h6, ${sectionHeader}`, { breakAfter: 'avoid' });
  onPaper(`figure, tr, [data-part="carousel-slide"], ${sectionHeader}`, { breakInside: 'avoid' });
  // Browsers repeat a table footer on each sheet, but totals should be printed once.
  onPaper('tfoot', { display: 'table-row-group' });
  onPaper('p', { orphans: 3, widows: 3 });
}
