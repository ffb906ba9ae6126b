import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * The elements among children, flattened from arrays and fragments; text and empty nodes are
 * dropped.
 */
export function flatChildren(children: ReactNode): ReactElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? flatChildren(child.props.children) : [child];
  });
}
