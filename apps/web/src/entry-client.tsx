import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import '@jyoti/themes/dynamic.css';
import '@jyoti/themes/drawings.css';
import '@jyoti/themes/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { publicDataOfPage } from './app/public-data.tsx';
import { routes } from './app/routes.tsx';
import { openRouter } from './router/page-router.ts';
import { RouterProvider } from './router/router-provider.tsx';

const router = await openRouter(routes, createBrowserHistory());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to stand in.');

const site = (
  <StrictMode>
    <Providers data={publicDataOfPage()}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);

if (root.childElementCount > 0) hydrateRoot(root, site);
else createRoot(root).render(site);
