import { lazyPart } from '../lazy/lazy-part.tsx';

/** Few visitors see it. Every page loads its code while it is idle, so that it is there when the network is gone. */
export const OfflinePage = lazyPart(() => import('./offline-page.tsx'), 'OfflinePage');
