import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { disabledBox } from '../shared/styles/control-states.ts';
import { control } from '../shared/styles/field.css.ts';

/** The box of a MultiSelect: tags and an input that looks like one field. */
export const tags = componentStyle([
  control,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x2,
    position: 'relative',
    cursor: 'text',
    selectors: {
      '&:has(input:focus-visible)': {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
      '&:has([aria-invalid="true"])': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
      '&:has(input:disabled)': disabledBox,
      // Only the values, as in other fields that are read only.
      '&:has([readonly])': { paddingInline: 0, borderColor: 'transparent', background: 'none' },
    },
  },
]);

export const tagList = componentStyle({ display: 'contents', listStyle: 'none' });

export const tagItem = componentStyle({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });

export const bareInput = componentStyle({
  flex: '1 1 4rem',
  minInlineSize: 0,
  minBlockSize: '2rem',
  paddingInlineEnd: vars.space.x6,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    // Nothing can be typed, so it takes no line of its own below the tags.
    '&:is([readonly], :disabled)': { flexBasis: 0, paddingInlineEnd: 0 },
  },
});
