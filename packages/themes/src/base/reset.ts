import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '../layers.css.ts';
import { isWhole, type Scope } from './scope.ts';

/** Removes what browsers style in different ways. */
export function emitReset(within: Scope): void {
  const reset = (selector: string, rule: GlobalStyleRule) =>
    globalStyle(within(selector), { '@layer': { [layers.reset]: rule } });

  reset('*, *::before, *::after', { boxSizing: 'border-box' });
  reset('*', { margin: 0 });
  reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
  if (isWhole(within)) reset('body', { minBlockSize: '100svh' });
  reset('img, picture, video, canvas, svg', { display: 'block', maxInlineSize: '100%' });
  reset('img, video', { blockSize: 'auto' });
  reset('input, button, textarea, select', {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  });
  reset('button', {
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'inherit',
  });
  reset('fieldset', { padding: 0, border: 0, minInlineSize: 0 });
  reset('legend', { padding: 0 });
  reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
  // Keeps the list role of restyled lists, which Safari drops with `list-style: none`.
  reset('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
  reset('p, li, h1, h2, h3, h4, h5, h6, dt, dd, figcaption', { overflowWrap: 'break-word' });
  reset('address', { fontStyle: 'normal' });
  reset('dd', { marginInlineStart: 0 });
  reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
}
