import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import '@jyoti/themes/default-drawings.css';
import '@jyoti/themes/fonts.css';
import { defaultThemeId } from '@jyoti/themes';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { noteLostCode, renewPage } from './app/lost-code.ts';
import { startWorker } from './app/offline/start-worker.ts';
import { Providers } from './app/providers.tsx';
import { publicDataOfPage } from './app/public-data.tsx';
import { routes } from './app/routes.tsx';
import { openRouter } from './router/page-router.ts';
import { RouterProvider } from './router/router-provider.tsx';

noteLostCode();
if (document.documentElement.dataset.theme !== defaultThemeId) {
  // Without them the page can be read.
  import('./app/theme-drawings.ts').catch(() => undefined);
}
const router = await openRouter(routes, createBrowserHistory()).catch(async (failure: unknown) => {
  await renewPage();
  throw failure;
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to stand in.');

const site = (
  <StrictMode>
    <Providers data={publicDataOfPage()}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);

// The browser may answer a press between finding the page and drawing it.
await new Promise((resume) => setTimeout(resume));

// In a transition React works in slices of a few milliseconds, and a press in between is heard.
startTransition(() => {
  if (root.childElementCount > 0) hydrateRoot(root, site);
  else createRoot(root).render(site);
});
startWorker();
