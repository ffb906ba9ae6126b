import * as development from 'react/jsx-dev-runtime';
import * as runtime from 'react/jsx-runtime';
import { inShownLanguage } from './index.ts';

type Props = Readonly<Record<string, unknown>>;

/** Attributes of an element that are read or heard. */
const TEXTS = [
  'children',
  'aria-label',
  'aria-description',
  'alt',
  'defaultValue',
  'placeholder',
  'title',
] as const;

/**
 * The texts of elements in the language of the toolbar. What a story writes in English reaches the page as the text of an
 * element, through whatever component it goes.
 */
function inLanguage(type: unknown, props: Props): Props {
  if (typeof type !== 'string' && type !== runtime.Fragment) return props;
  let shown = props;
  for (const name of TEXTS) {
    const text = props[name];
    if (typeof text !== 'string' && !Array.isArray(text)) continue;
    const other = inShownLanguage(text);
    if (other !== text) shown = { ...shown, [name]: other };
  }
  return shown;
}

type Create = (type: unknown, props: Props, ...rest: unknown[]) => unknown;
const wrapped =
  (create: unknown): Create =>
  (type, props, ...rest) =>
    (create as Create)(type, inLanguage(type, props), ...rest);

export const { Fragment } = runtime;
export const jsx = wrapped(runtime.jsx);
export const jsxs = wrapped(runtime.jsxs);
export const jsxDEV = wrapped(development.jsxDEV);
