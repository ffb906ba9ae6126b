import type { CSSProperties } from 'react';

interface RootProps {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Splits the props of a part whose root is not its control.
 *
 * @returns `className`, `style` and `data-*` for the root; everything else for the control
 */
export function splitRootProps<Props extends RootProps>(
  props: Props,
): [RootProps, Omit<Props, keyof RootProps>] {
  const { className, style, ...others } = props;
  const isData = ([key]: [string, unknown]) => key.startsWith('data-');
  const entries = Object.entries(others);
  return [
    { ...Object.fromEntries(entries.filter(isData)), className, style },
    Object.fromEntries(entries.filter((entry) => !isData(entry))) as Omit<Props, keyof RootProps>,
  ];
}
