import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { List } from '../list/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Pagination, ShowMore } from './index.ts';

const meta = {
  title: 'Components/Navigation/Pagination',
  excludeStories: /Example$/,
  component: Pagination,
  args: { label: 'Articles', page: 6, pages: 12, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a narrow container: previous page, current page, next page. */
export const Narrow: Story = {
  tags: ['!dev'],
  args: { page: 118, pages: 1240 },
  decorators: [inWidth('18rem')],
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Page 118 of 1,240')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Page 119' })).toBeNull();
    const { scrollWidth, clientWidth } = canvas.getByTestId('container');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }),
};

/** A growing list: the focus moves to the first new item. */
export const More: Story = { render: () => <NamesTheItemsExample /> };

const hrefOf = (page: number) => `#page-${page}`;

const more = {
  list: createRef<HTMLElement>(),
  shown: 12,
  total: 40,
  onShowMore: () => undefined,
};

export const AllStates = customSheet(
  () => (
    <Stack gap="x5">
      {[1, 3, 6, 12].map((page) => (
        <Pagination key={page} label={`On ${page}`} page={page} pages={12} hrefOf={hrefOf} />
      ))}
      <Pagination
        label="Narrow"
        page={118}
        pages={1240}
        hrefOf={hrefOf}
        style={{ maxInlineSize: '18rem' }}
      />
      <ShowMore {...more} shown={40} />
      <I18nProvider locale="hi" messages={hi}>
        <Stack lang="hi">
          <Pagination page={2} pages={3} hrefOf={hrefOf} />
          <ShowMore {...more} />
        </Stack>
      </I18nProvider>
    </Stack>
  ),
  stateSheet(Pagination, {
    props: { page: 2, pages: 3, hrefOf },
    states: [
      { rest: { label: 'Rest' } },
      { hover: { label: 'Hover' } },
      { focus: { label: 'Focus' } },
      { pressed: { label: 'Pressed' } },
    ],
    cell: '18rem',
  }).render,
  stateSheet(ShowMore, { props: more, states: ['rest', 'hover', 'focus', 'pressed', 'loading'] })
    .render,
);

const articles = [
  'Understanding the 27 nakshatras',
  'Fasting by the tithi',
  'How Jantar Mantar shows the time',
  'Saturn enters Meena, sign by sign',
  'What happens in a Lakshmi puja',
  'Reading a dasha without fear',
  'Why two almanacs differ',
  'The eight chaughadiyas of a day',
];

export function ArticlesExample({ label, linked = true }: { label?: string; linked?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(3);
  return (
    <Stack gap="x4">
      <List ref={list}>
        {articles.slice(0, shown).map((title) => (
          <li key={title}>{linked ? <a href={`#${title}`}>{title}</a> : title}</li>
        ))}
      </List>
      <ShowMore
        list={list}
        shown={shown}
        total={articles.length}
        onShowMore={() => setShown(Math.min(shown + 3, articles.length))}
        label={label}
      />
    </Stack>
  );
}

/** Do: The button says what it will show more of. */
export const NamesTheItemsExample = () => <ArticlesExample label="Show more articles" />;

/** Don’t: “Show more”, and a screen reader that lists the buttons does not say of what. */
export const JustMoreExample = () => <ArticlesExample />;
