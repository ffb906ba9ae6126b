import { useTheme } from '@jyoti/ui/theme-picker';
import { useEffect } from 'react';

/**
 * Gives the bar of the browser, or of the installed site, the ground of the theme. A component, so that another theme
 * draws nothing of the page anew.
 */
export function ThemeColour(): null {
  const { theme, themes } = useTheme();
  const ground = themes.find(({ id }) => id === theme)?.colors.background;
  useEffect(() => {
    if (ground === undefined) return;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }, [ground]);
  return null;
}
