import { vars } from '@jyoti/themes/contract';
import * as choice from '../shared/choice.css.ts';
import { componentStyle } from '../shared/component-style.ts';

export const layout = {
  list: choice.list,
  row: choice.row,
  cards: componentStyle({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    gap: vars.space.x3,
  }),
};

export const aside = componentStyle({ marginInlineStart: 'auto', textAlign: 'end' });

/** All of a card is the target. The chosen one has a second edge as well as a wash, for where colours are forced. */
export const card = componentStyle({
  position: 'relative',
  paddingInline: vars.space.x4,
  paddingBlockEnd: vars.space.x2,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.text },
    '&:has(:checked)': {
      borderColor: vars.color.primary,
      background: vars.color.primarySoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
    },
    '&:has(:disabled)': { borderStyle: 'dashed' },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { borderWidth: '2px', borderColor: 'Highlight' } },
    },
  },
});

export const cardLabel = componentStyle({
  inlineSize: '100%',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

/** The ring is round the card. */
export const cardCircle = componentStyle({ selectors: { '&:focus-visible': { outline: 'none' } } });

export const cardName = componentStyle({ fontWeight: 600 });
