import { kundliChartStyles, type KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'jyoti-chart-style';
const listeners = new Set<() => void>();

/** The choice of this page alone, where the browser refuses to keep it. */
let unkept: KundliChartStyle | null = null;

function read(): KundliChartStyle {
  if (unkept !== null) return unkept;
  try {
    const kept = globalThis.localStorage.getItem(KEY);
    return kundliChartStyles.find((style) => style === kept) ?? 'north';
  } catch {
    return 'north';
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The style in which a visitor prefers charts, kept on this device, and how to change it. */
export function useChartStyle(): [KundliChartStyle, (style: KundliChartStyle) => void] {
  const style = useSyncExternalStore(subscribe, read, () => 'north' as const);
  const choose = useCallback((chosen: KundliChartStyle) => {
    try {
      globalThis.localStorage.setItem(KEY, chosen);
      unkept = null;
    } catch {
      unkept = chosen;
    }
    for (const listener of listeners) listener();
  }, []);
  return [style, choose];
}
