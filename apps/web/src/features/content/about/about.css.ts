import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** The office on a grid of degrees with a pin, because no map is loaded from another site. */
export const map = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '16rem',
  backgroundImage: `linear-gradient(${vars.color.border} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.border} 1px, transparent 1px)`,
  backgroundSize: '40px 40px',
  backgroundPosition: 'center',
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});

export const mapWords = style({
  padding: `${vars.space.x4} ${vars.space.x5}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.background,
});

export const pin = style({ color: vars.color.primary });
