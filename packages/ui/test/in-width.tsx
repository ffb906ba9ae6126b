import type { ComponentType } from 'react';

/** Decorator: a story in a container of at most this width, which its play finds by `data-testid="container"`. */
export const inWidth = (width: string) => (Story: ComponentType) => (
  <div data-testid="container" style={{ maxInlineSize: width }}>
    <Story />
  </div>
);
