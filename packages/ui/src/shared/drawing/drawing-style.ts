import { containerQuery } from '@jyoti/themes/breakpoints';
import { baseStyle, componentStyle, type Rule } from '../styles/component-style.ts';

/** In print and in forced colours a drawing has two colours: lines and letters on their background. */
export const plain = 'print, (forced-colors: active)';

/** Letters of a small drawing are larger in its own units. */
export const small = containerQuery.below('compact');

const withPlain =
  (style: (rule: Rule) => string) =>
  (rule: Rule, whenPlain: Rule = {}): string =>
    style({ ...rule, '@media': { ...rule['@media'], [plain]: whenPlain } });

/**
 * A class for a part of a drawing, with the rule that replaces its colours if it is `plain`. Called
 * in `.css.ts` only.
 */
export const drawingStyle = withPlain(componentStyle);
/** The same for styles that several drawings share. */
export const baseDrawingStyle = withPlain(baseStyle);

export const plainOutline: Rule = { fill: 'Canvas', stroke: 'CanvasText' };
export const plainFill: Rule = { fill: 'CanvasText' };
export const plainLine: Rule = { stroke: 'CanvasText' };
