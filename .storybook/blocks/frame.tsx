import { Story, type Of } from '@storybook/addon-docs/blocks';
import type { ComponentType, ReactNode } from 'react';

/** A component of a file of examples; the build adds its code. */
export type ExampleComponent = ComponentType & { code?: string };

export interface Shown {
  /** An export of a file of examples. */
  of?: ExampleComponent;
  /** A story instead, in an iframe: for overlays that cover the page when open. */
  story?: Of;
  /** Height of the iframe in px. @default 420 */
  height?: number;
}

/** Content of a block, on the theme's background and isolated from the styles of the page. */
export function Live({ of: Component, story, height = 420 }: Shown): ReactNode {
  if (story !== undefined)
    return <Story of={story} inline={false} height={`${height}px`} __forceInitialArgs />;
  if (Component === undefined) return null;
  return (
    <div className="book-live sb-unstyled">
      <Component />
    </div>
  );
}
