import { themeList } from '@jyoti/themes';

/** The background of a theme of the kit. A separate module, so that a page loads it only when a theme is chosen. */
export const groundOf = (theme: string): string | undefined =>
  themeList.find(({ id }) => id === theme)?.colors.background;
