import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverOnly } from '../scripts/hover-only.ts';

const written = (css: string) =>
  postcss([hoverOnly()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ').trim();

test.each([
  [
    'a rule for a resting pointer holds where there is one, in its place',
    '@layer a { .b { color: red } .b:hover { color: blue } .b[aria-current] { color: green } }',
    '@layer a { .b { color: red } @media (hover: hover) { .b:hover { color: blue } } .b[aria-current] { color: green } }',
  ],
  [
    'what else the rule is for holds everywhere',
    '.b:hover:not(:disabled, [x]), .b[aria-expanded="true"] { color: red }',
    '.b[aria-expanded="true"] { color: red } @media (hover: hover) { .b:hover:not(:disabled, [x]) { color: red } }',
  ],
  [
    'within another condition both must hold',
    '@media (forced-colors: active) { .b:hover .c { color: red } }',
    '@media (forced-colors: active) { @media (hover: hover) { .b:hover .c { color: red } } }',
  ],
  ['a rule without one stays as it is', '.b:focus { color: red }', '.b:focus { color: red }'],
])('%s', (_, css, expected) => {
  expect(written(css)).toBe(expected);
});
