import { createRef } from 'react';
import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { Pagination, ShowMore } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const hrefOf = (page: number) => `#page-${page}`;
const more = {
  list: createRef<HTMLElement>(),
  shown: 12,
  total: 40,
  onShowMore: () => undefined,
};

export default { title: 'Components/Navigation/Pagination', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
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
    <ShowMore {...more} />
    <ShowMore {...more} loading />
    <ShowMore {...more} shown={40} />
    <I18nProvider locale="hi" messages={hi}>
      <Stack lang="hi">
        <Pagination page={2} pages={3} hrefOf={hrefOf} />
        <ShowMore {...more} />
      </Stack>
    </I18nProvider>
  </Stack>
));
