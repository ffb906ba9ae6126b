import { lazyPart } from '../lazy/lazy-part.tsx';

/** Few visitors change the place. */
export const PlaceChoice = lazyPart(() => import('./place-choice.tsx'), 'PlaceChoice');
