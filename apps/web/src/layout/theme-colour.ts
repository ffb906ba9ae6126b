import { defaultThemeId } from '@jyoti/themes';
import { useTheme } from '@jyoti/ui/theme-picker';
import { useEffect, useRef } from 'react';

/**
 * Gives the bar of the browser, or of the installed site, the ground of the theme. A component, so that another theme
 * draws nothing of the page anew.
 */
export function ThemeColour(): null {
  const { theme } = useTheme();
  // The page comes with the ground of the default theme.
  const shown = useRef<string>(defaultThemeId);
  useEffect(() => {
    if (shown.current === theme) return;
    shown.current = theme;
    // Without a network the bar keeps its colour.
    void showGround(theme, () => shown.current === theme).catch(() => undefined);
  }, [theme]);
  return null;
}

async function showGround(theme: string, isStill: () => boolean): Promise<void> {
  const { groundOf } = await import('./theme-grounds.ts');
  const ground = groundOf(theme);
  if (ground === undefined || !isStill()) return;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}
