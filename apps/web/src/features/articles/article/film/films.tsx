import { lazyPart, type LazyPart } from '../../../../platform/lazy/lazy-part.tsx';
import * as styles from './film.css.ts';

const waiting = <div className={styles.waiting} />;

/** The drawn films, by the slug of their article. */
export const films: Readonly<Partial<Record<string, LazyPart<object>>>> = {
  'the-moons-month': lazyPart(() => import('./month-of-tithis.tsx'), 'MonthOfTithis', waiting),
  'mercury-retrograde': lazyPart(() => import('./loop-of-mercury.tsx'), 'LoopOfMercury', waiting),
};
