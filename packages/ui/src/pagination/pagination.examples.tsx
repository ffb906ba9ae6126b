import { useRef, useState } from 'react';
import { Stack } from '../layout/index.ts';
import { List } from '../list/index.ts';
import { Pagination, ShowMore } from './index.ts';

const articles = [
  'Understanding the 27 nakshatras',
  'Fasting by the tithi',
  'Why two almanacs differ',
  'What happens in a Lakshmi puja',
];

export function NamesTheItems() {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(2);
  return (
    <Stack gap="x4">
      <List ref={list}>
        {articles.slice(0, shown).map((title) => (
          <li key={title}>{title}</li>
        ))}
      </List>
      <ShowMore
        list={list}
        shown={shown}
        total={articles.length}
        onShowMore={() => setShown(articles.length)}
        label="Show more articles"
      />
    </Stack>
  );
}

export function JustMore() {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(2);
  return (
    <Stack gap="x4">
      <List ref={list}>
        {articles.slice(0, shown).map((title) => (
          <li key={title}>{title}</li>
        ))}
      </List>
      <ShowMore
        list={list}
        shown={shown}
        total={articles.length}
        onShowMore={() => setShown(articles.length)}
      />
    </Stack>
  );
}

export const Parts = () => (
  <Pagination label="Articles" page={6} pages={12} hrefOf={(page) => `#page-${page}`} />
);
