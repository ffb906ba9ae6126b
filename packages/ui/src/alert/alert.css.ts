import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { partRecipe, partStyle } from '../shared/styles/component-style.ts';

const ink = createVar();
const ground = createVar();

const tone = (role: string, soft: string) => ({ vars: { [ink]: role, [ground]: soft } });

export const alert = partRecipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x3,
    minInlineSize: 0,
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
    border: `1px solid color-mix(in oklab, ${ink} 30%, ${ground})`,
    borderInlineStart: `4px solid ${ink}`,
    borderRadius: vars.radius.control,
    background: ground,
    color: vars.color.text,
    lineHeight: vars.lineHeight.text,
    overflowWrap: 'anywhere',
    '@media': {
      // Forced colours drop fills; the border keeps the box recognisable.
      '(forced-colors: active)': { borderColor: 'CanvasText' },
    },
  },
  variants: {
    tone: {
      info: tone(vars.color.info, vars.color.infoSoft),
      success: tone(vars.color.success, vars.color.successSoft),
      warning: tone(vars.color.warning, vars.color.warningSoft),
      danger: tone(vars.color.danger, vars.color.dangerSoft),
    },
  },
});

/** As tall as the first line, so that the icon is on it. */
export const icon = partStyle({
  flexShrink: 0,
  blockSize: '1lh',
  color: ink,
  // An SVG with its own colour keeps it in forced colours and may become invisible on the system background.
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const body = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexGrow: 1,
  gap: vars.space.x1,
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
});

export const title = partStyle({ fontWeight: vars.weight.strong });

export const action = partStyle({ marginBlockStart: vars.space.x2 });
