import type { PageModule } from './routes.tsx';

/** Loads a page's module, by its path from this folder. */
export const pageModules = import.meta.glob<PageModule>('./pages/*/*.route.ts');
