import { containerQuery } from '@jyoti/themes/breakpoints';
import { baseStyle, componentStyle, type Rule } from './component-style.ts';

/** On paper and in forced colours a drawing is of two colours: lines and letters on their ground. */
export const plain = 'print, (forced-colors: active)';

/** Where a drawing is small, its letters take larger units. */
export const small = containerQuery.below('compact');

const drawnBy =
  (style: (rule: Rule) => string) =>
  (rule: Rule, whenPlain: Rule = {}): string =>
    style({ ...rule, '@media': { ...rule['@media'], [plain]: whenPlain } });

/** A class for a part of a drawing, and what takes the place of its colours where it is plain. Called in `.css.ts` only. */
export const drawn = drawnBy(componentStyle);
/** The same for what several drawings share. */
export const baseDrawn = drawnBy(baseStyle);

export const plainOutline: Rule = { fill: 'Canvas', stroke: 'CanvasText' };
export const plainFill: Rule = { fill: 'CanvasText' };
export const plainLine: Rule = { stroke: 'CanvasText' };
