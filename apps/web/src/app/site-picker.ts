/** A file of its own, which a page does not begin with; the edges and backdrops of all themes come on its heels. */
export { ThemePicker } from '@jyoti/ui/theme-picker';

void import('./theme-drawings.ts').catch(() => undefined);
