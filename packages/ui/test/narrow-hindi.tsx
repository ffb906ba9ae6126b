import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { I18nProvider } from '../src/i18n/index.ts';
import { hi } from '../src/messages-hi/index.ts';

/** A story at 288 px in Hindi. Its test: nothing is wider, however long the words are. */
export const narrowHindi = (content: ReactNode) => ({
  render: () => (
    <I18nProvider locale="hi" messages={hi}>
      <div lang="hi" data-testid="narrow" style={{ inlineSize: '18rem' }}>
        {content}
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }: { canvas: { getByTestId: (id: string) => HTMLElement } }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
