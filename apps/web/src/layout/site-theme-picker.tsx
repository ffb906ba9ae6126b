import { ThemePicker } from '@jyoti/ui/theme-picker';

/** Another theme needs its drawings, and so does the tile that shows it. */
function loadDrawings(open: boolean): void {
  // The page can be read without the drawings.
  if (open) import('./theme-drawings.ts').catch(() => undefined);
}

/** The kit's theme picker, with the drawings of the themes as soon as it is opened. */
export function SiteThemePicker() {
  return <ThemePicker onOpenChange={loadDrawings} />;
}
