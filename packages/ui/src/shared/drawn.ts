import { componentStyle, type Rule } from './component-style.ts';

/** On paper and in forced colours a drawing is of two colours: lines and letters on their ground. */
export const plain = 'print, (forced-colors: active)';

/** Where a drawing is small, its letters take larger units. */
export const small = '(max-width: 25rem)';

/** A class for a part of a drawing, and what takes the place of its colours where it is plain. Called in `.css.ts` only. */
export const drawn = (rule: Rule, whenPlain: Rule = {}): string =>
  componentStyle({ ...rule, '@media': { ...rule['@media'], [plain]: whenPlain } });

export const plainOutline: Rule = { fill: 'Canvas', stroke: 'CanvasText' };
export const plainFill: Rule = { fill: 'CanvasText' };
export const plainLine: Rule = { stroke: 'CanvasText' };
