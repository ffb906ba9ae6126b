import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createVar, keyframes } from '@vanilla-extract/css';
import {
  componentGlobal,
  componentRecipe,
  componentStyle,
} from '../shared/styles/component-style.ts';
import { rightToLeft } from '../shared/styles/direction.ts';
import { iconButton } from '../shared/styles/icon-button.css.ts';

/** From this width on it is a centred window; below, a bottom sheet. */
const roomy = media.landscape;

/** Height that an on-screen keyboard covers, set by `useModal`. */
const keyboard = 'var(--jyoti-keyboard-height, 0px)';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
/** How far it moves from its edge. */
const [moveX, moveY] = [createVar(), createVar()];
const away = { opacity: 0, translate: `${moveX} ${moveY}` };
const enter = keyframes({ from: away });
const leave = keyframes({ to: away });

const time = `${vars.motion.panel} ${vars.motion.ease} both`;

componentGlobal('html[data-scroll-locked]', {
  overflow: 'hidden',
});
// The page keeps the width of its scroll bar, so that nothing behind the dialog moves sideways.
componentGlobal('html[data-scroll-locked="gutter"]', {
  scrollbarGutter: 'stable',
});

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  // Resets the browser's own size and border of elements in the top layer.
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: '0 solid transparent',
  background: vars.color.scrim,
  animation: `${appear} ${time}`,
  // It moves with its dialog.
  selectors: { '&:has(+ [data-state="closed"])': { animation: `${vanish} ${time}` } },
});

/** Its width where there is room. */
const measure = createVar();

/** A drawer at one side, as high as the window. */
const drawer = (towards: string, mirrored: string) => ({
  vars: { [moveX]: towards, [moveY]: '0' },
  selectors: { [rightToLeft]: { vars: { [moveX]: mirrored } } },
  insetBlockStart: 0,
  inlineSize: `min(${measure} - 10rem, 100% - 3rem)`,
  blockSize: `calc(100dvh - ${keyboard})`,
  maxBlockSize: 'none',
  paddingBlockStart: 'env(safe-area-inset-top)',
  borderBlockWidth: 0,
});

export const frame = componentRecipe({
  base: {
    vars: { [moveX]: '0', [moveY]: '1.5rem' },
    position: 'fixed',
    insetInline: 0,
    insetBlock: `auto ${keyboard}`,
    zIndex: vars.layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxBlockSize: `calc(100dvh - 2rem - ${keyboard})`,
    margin: 0,
    padding: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    border: `1px solid ${vars.color.control}`,
    borderBlockEndWidth: 0,
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    background: vars.color.raised,
    color: vars.color.text,
    overflow: 'visible',
    overflowWrap: 'break-word',
    animation: `${enter} ${time}`,
    selectors: { '&[data-state="closed"]': { animation: `${leave} ${time}` } },
  },
  variants: {
    width: {
      regular: { vars: { [measure]: '35rem' } },
      wide: { vars: { [measure]: '50rem' } },
    },
    sheet: {
      content: {},
      full: {
        blockSize: `calc(100dvh - ${keyboard})`,
        maxBlockSize: `calc(100dvh - ${keyboard})`,
        borderWidth: 0,
        borderRadius: 0,
      },
    },
    placement: {
      center: {
        '@media': {
          [roomy]: {
            insetBlockStart: 0,
            margin: 'auto',
            inlineSize: `min(${measure}, 100% - 3rem)`,
            blockSize: 'fit-content',
            maxBlockSize: `calc(100dvh - 4rem - ${keyboard})`,
            borderWidth: '1px',
            borderRadius: vars.radius.control,
            paddingBlockEnd: 0,
            // The second hairline of the double border.
            '::before': {
              content: '""',
              position: 'absolute',
              inset: '5px',
              border: `1px solid ${vars.color.border}`,
              borderRadius: vars.radius.cell,
              pointerEvents: 'none',
            },
          },
        },
      },
      start: {
        ...drawer('-1.5rem', '1.5rem'),
        insetInlineEnd: 'auto',
        borderInlineStartWidth: 0,
        borderStartStartRadius: 0,
        borderEndEndRadius: vars.radius.card,
      },
      end: {
        ...drawer('1.5rem', '-1.5rem'),
        insetInlineStart: 'auto',
        borderInlineEndWidth: 0,
        borderStartEndRadius: 0,
        borderEndStartRadius: vars.radius.card,
      },
      bottom: {},
    },
  },
});

const inner = { base: vars.space.x4, roomy: vars.space.x6 };

const line = `inset 0 -1px 0 ${vars.color.border}`;
const lineAbove = `inset 0 1px 0 ${vars.color.border}`;

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  flexShrink: 0,
  paddingInline: inner.base,
  paddingBlock: `${vars.space.x4} ${vars.space.x2}`,
  selectors: { '[data-scrolls] > &': { boxShadow: line } },
  '@media': {
    [roomy]: {
      paddingInline: inner.roomy,
      paddingBlockStart: vars.space.x5,
      // Outside of the second hairline.
      marginInline: '6px',
    },
  },
});

export const title = componentStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.x2,
  fontSize: vars.text.h3,
  overflowWrap: 'anywhere',
  // It is focused only as the starting point for screen readers; it is not interactive, so it has
  // no focus ring.
  outline: 'none',
});

export const close = componentStyle([
  iconButton(),
  {
    // The cross, not its target, is aligned with the content.
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(${vars.space.x3} * -1)`,
  },
]);

export const body = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: inner.base,
  paddingBlock: `${vars.space.x1} ${vars.space.x5}`,
  outlineOffset: '-3px',
  '@media': {
    [roomy]: { paddingInline: inner.roomy, marginInline: '6px' },
  },
});

export const description = componentStyle({
  color: vars.color.textMuted,
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space.x4 } },
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  flexShrink: 0,
  paddingInline: inner.base,
  paddingBlock: vars.space.x4,
  selectors: { '[data-scrolls] > &': { boxShadow: lineAbove } },
  '@media': {
    [roomy]: {
      paddingInline: inner.roomy,
      paddingBlockEnd: vars.space.x5,
      marginInline: '6px',
    },
  },
});

// On a bottom sheet the buttons share the full width, in reach of both thumbs.
componentGlobal(`${foot} > *`, {
  flex: '1 1 auto',
  '@media': { [roomy]: { flex: '0 1 auto' } },
});
