import { useCallback, useSyncExternalStore } from 'react';

/** The style in which a visitor prefers charts; kept on this device. */
export type ChartStyle = 'north' | 'south';

const KEY = 'jyoti-chart-style';
const listeners = new Set<() => void>();

/** The choice of this page alone, where the browser refuses to keep it. */
let unkept: ChartStyle | null = null;

function read(): ChartStyle {
  if (unkept !== null) return unkept;
  try {
    return globalThis.localStorage.getItem(KEY) === 'south' ? 'south' : 'north';
  } catch {
    return 'north';
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The preferred style, and how to change it. */
export function useChartStyle(): [ChartStyle, (style: ChartStyle) => void] {
  const style = useSyncExternalStore(subscribe, read, () => 'north' as const);
  const choose = useCallback((chosen: ChartStyle) => {
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
