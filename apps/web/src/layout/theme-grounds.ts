import { themeList } from '@jyoti/themes';

/** The ground of a theme, where the kit has it. Apart, so that a page loads it only with another theme than the first. */
export const groundOf = (theme: string): string | undefined =>
  themeList.find(({ id }) => id === theme)?.colors.background;
