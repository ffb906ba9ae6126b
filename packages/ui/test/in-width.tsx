import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

/** Decorator: a story in a container of at most this width, which its play finds by `data-testid="container"`. */
export const inWidth = (width: string) => (Story: ComponentType) => (
  <div data-testid="container" style={{ maxInlineSize: width }}>
    <Story />
  </div>
);

/** A story in such a container. Its test: nothing is wider, however long the words are. */
export const fitsIn = (width: string) => ({
  decorators: [inWidth(width)],
  play: async ({ canvas }: { canvas: { getByTestId: (id: string) => HTMLElement } }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('container');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
