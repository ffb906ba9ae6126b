import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { Pagination, ShowMore } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const hrefOf = (page: number) => `#page-${page}`;
const list = createRef<HTMLElement>();

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  tags: ['visual'],
  args: { page: 1, pages: 12, hrefOf },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Pagination>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x5">
      {[1, 3, 6, 12].map((page) => (
        <Pagination key={page} label={`On ${page}`} page={page} pages={12} hrefOf={hrefOf} />
      ))}
      <div style={{ maxInlineSize: '18rem' }}>
        <Pagination label="Narrow" page={118} pages={1240} hrefOf={hrefOf} />
      </div>
      <ShowMore list={list} shown={12} total={40} onShowMore={() => undefined} />
      <ShowMore list={list} shown={12} total={40} onShowMore={() => undefined} loading />
      <ShowMore list={list} shown={40} total={40} onShowMore={() => undefined} />
      <I18nProvider locale="hi" messages={hi}>
        <Stack lang="hi">
          <Pagination page={2} pages={3} hrefOf={hrefOf} />
          <ShowMore list={list} shown={12} total={40} onShowMore={() => undefined} />
        </Stack>
      </I18nProvider>
    </Stack>
  ),
};
