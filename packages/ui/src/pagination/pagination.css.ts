import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { disabledBox } from '../shared/styles/control-states.ts';
import { iconButton } from '../shared/styles/icon-button.css.ts';
import { rightToLeft } from '../shared/styles/direction.ts';
/** Container width from which all pages are shown as links. */
const roomy = containerQuery.from('half');

export const root = componentStyle({ containerType: 'inline-size' });

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  '@container': { [roomy]: { justifyContent: 'flex-start' } },
});

export const list = componentStyle({
  display: 'none',
  gap: vars.space.x1,
  padding: 0,
  listStyle: 'none',
  '@container': { [roomy]: { display: 'flex' } },
});

export const where = componentStyle({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@container': { [roomy]: { display: 'none' } },
});

const cell = {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  blockSize: vars.size.target,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
};

export const gap = componentStyle([cell, { color: vars.color.textMuted }]);

export const page = componentStyle([
  cell,
  {
    border: '1px solid transparent',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { background: vars.state.hover },
      '&[aria-current]': {
        borderColor: vars.color.primary,
        background: vars.color.primarySoft,
        color: vars.color.primary,
        fontWeight: vars.weight.strong,
      },
    },
    '@media': {
      // Forced colours show every border, but only the current page's has a meaning.
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  },
]);

export const step = iconButton({ variant: 'outlined' });

/** At an end there is no link; its space is reserved, so that the row does not shift. */
export const ended = componentStyle({
  ...disabledBox,
  selectors: { '&:hover': { background: 'none' } },
});

export const mirrored = componentStyle({ selectors: { [rightToLeft]: { scale: '-1 1' } } });

export const more = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
});

export const shown = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
