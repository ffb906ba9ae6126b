import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({ containerType: 'inline-size', minInlineSize: 0 });

const frame = {
  minInlineSize: 0,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
} as const;

const roomy = containerQuery.from('medium');

export const plain = componentStyle({
  ...frame,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  '@container': { [roomy]: { padding: vars.space.x5 } },
});

/**
 * Date and title on one line, the rest below both, or next to the date if it is wide enough. If large text would break
 * the title, it moves below the date.
 */
export const dated = componentStyle({
  ...frame,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.x5,
      padding: vars.space.x5,
    },
  },
});

export const leaf = componentStyle({ '@container': { [roomy]: { gridRow: '1 / span 2' } } });

export const head = componentStyle({
  flex: '1 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** A long word breaks rather than widen the card. */
export const title = componentStyle({ minInlineSize: 0 });

export const body = componentStyle({
  flex: '1 0 100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  minInlineSize: 0,
});
