import { themeList } from '@jyoti/themes';

/** The ground of a theme, where the kit has it. A module of its own, so that a page loads the themes only when one is chosen. */
export const groundOf = (theme: string): string | undefined =>
  themeList.find(({ id }) => id === theme)?.colors.background;
