import { stateSheet } from '../../test/state-sheet.tsx';
import { createRef } from 'react';
import { Pagination, ShowMore } from './index.ts';

const more = { list: createRef<HTMLElement>(), total: 40, onShowMore: () => undefined };

export default { title: 'Components/Navigation/Pagination', tags: ['visual'] };

export const AllStates = stateSheet(Pagination, {
  props: { page: 3, pages: 12, hrefOf: (page: number) => `#page-${page}` },
  states: ['rest', 'hover', 'focus', { first: { page: 1 } }, { last: { page: 12 } }],
  samples: {
    'many pages': { page: 118, pages: 1240 },
    'show more': <ShowMore {...more} shown={12} />,
    'show more, loading': <ShowMore {...more} shown={12} loading />,
    'all shown': <ShowMore {...more} shown={40} />,
  },
  hindi: { page: 2, pages: 3 },
  cell: '18rem',
});
