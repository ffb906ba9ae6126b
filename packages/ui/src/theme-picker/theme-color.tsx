import { defaultThemeId } from '@jyoti/themes';
import { useEffect, useRef } from 'react';
import { useTheme } from './provider/theme-provider.tsx';

/**
 * Sets the colour of the browser's bar to the background of the current theme, if the page has a `<meta
 * name="theme-color">`. A component, so that another theme re-renders nothing else. The page is served with the
 * background of the default theme.
 */
export function ThemeColor(): null {
  const { theme } = useTheme();
  const shown = useRef<string>(defaultThemeId);
  useEffect(() => {
    if (shown.current === theme) return;
    shown.current = theme;
    // Offline, the browser bar keeps its colour.
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
