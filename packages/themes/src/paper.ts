import { vars } from './contract.css.ts';

/** Roles that are a background, or are used on a filled one: in print they are white paper. */
const grounds =
  /^(?:background|surface|raised|on[A-Z]|.*Soft|sky|dawn|scrim|hover|pressed|chartLagna)/;

function inkOf(role: string): string {
  if (grounds.test(role)) return 'Canvas';
  return role === 'border' ? 'color-mix(in srgb, CanvasText 45%, Canvas)' : 'CanvasText';
}

const inkOfEach = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([role, name]) => [name, inkOf(role)]));

/**
 * Print values of every colour role, graha and state, by custom property. Meaning does not depend on colour, because
 * shape and text carry it too. For the `vars` of a vanilla-extract rule.
 */
export const paper: Readonly<Record<string, string>> = {
  ...inkOfEach(vars.color),
  ...inkOfEach(vars.astro),
  ...inkOfEach(vars.state),
  [vars.image.edge]: 'none',
  [vars.image.backdrop]: 'none',
};
