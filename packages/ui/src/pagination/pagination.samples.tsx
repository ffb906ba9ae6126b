import { useRef, useState } from 'react';
import { ShowMore } from './index.ts';

const articles = [
  'Understanding the 27 nakshatras',
  'Fasting by the tithi',
  'How Jantar Mantar told the time',
  'Saturn enters Meena, sign by sign',
  'What happens in a Lakshmi puja',
  'Reading a dasha without fear',
  'Why two almanacs differ',
  'The eight chaughadiyas of a day',
];

/** A list that shows three at a time. */
export function Articles({ linked = true }: { linked?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(3);
  return (
    <>
      <ul ref={list} style={{ marginBlockEnd: '1rem' }}>
        {articles.slice(0, shown).map((title) => (
          <li key={title}>{linked ? <a href={`#${title}`}>{title}</a> : title}</li>
        ))}
      </ul>
      <ShowMore
        list={list}
        shown={shown}
        total={articles.length}
        onShowMore={() => setShown(Math.min(shown + 3, articles.length))}
        label="Show more articles"
      />
    </>
  );
}
