import { lazyPart, type LazyPart } from '../../../lazy/lazy-part.tsx';
import * as styles from './film.css.ts';

const waiting = <div className={styles.waiting} />;

/** The films that are drawn in the page, by the slug of the article that they belong to. */
export const films: Readonly<Partial<Record<string, LazyPart<object>>>> = {
  'the-moons-month': lazyPart(() => import('./month-of-tithis.tsx'), 'MonthOfTithis', waiting),
  'mercury-retrograde': lazyPart(() => import('./loop-of-mercury.tsx'), 'LoopOfMercury', waiting),
};
