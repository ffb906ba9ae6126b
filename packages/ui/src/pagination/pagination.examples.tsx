import { useRef, useState } from 'react';
import { Stack } from '../layout/index.ts';
import { List } from '../list/index.ts';
import { ShowMore } from './index.ts';

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

export function Articles({ label, linked = true }: { label?: string; linked?: boolean }) {
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

export const NamesTheItems = () => <Articles label="Show more articles" />;

export const JustMore = () => <Articles />;
