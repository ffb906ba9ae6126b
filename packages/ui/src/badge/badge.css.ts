import { vars } from '@jyoti/themes/contract';
import { partRecipe, partStyle } from '../shared/styles/component-style.ts';

/** Text in the colour of a role on its soft fill: a pair whose contrast every theme checks. */
const toned = (ink: string, ground: string, edge = 'transparent') => ({
  color: ink,
  background: ground,
  borderColor: edge,
});

export const words = partStyle({ minInlineSize: 0 });

export const badge = partRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    maxInlineSize: '100%',
    paddingInline: vars.space.x2,
    paddingBlock: '0.125rem',
    // Forced colours drop the fill and draw this border instead.
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.label,
    textAlign: 'start',
    // Breaks a word that is wider than the container, but lets a table column be as wide as a word.
    overflowWrap: 'break-word',
  },
  variants: {
    tone: {
      plain: toned(
        vars.color.text,
        `color-mix(in oklab, ${vars.color.border} 35%, ${vars.color.surface})`,
        vars.color.border,
      ),
      success: toned(vars.color.success, vars.color.successSoft),
      warning: toned(vars.color.warning, vars.color.warningSoft),
      danger: toned(vars.color.danger, vars.color.dangerSoft),
      info: toned(vars.color.info, vars.color.infoSoft),
      brass: toned(vars.color.primary, vars.color.primarySoft, vars.color.primary),
    },
  },
  defaultVariants: { tone: 'plain' },
});
