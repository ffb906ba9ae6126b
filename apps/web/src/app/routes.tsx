import { PageBoundary } from '../router/page-boundary.tsx';
import type { Route } from '../router/route.ts';
import { NothingHere } from './nothing-here.tsx';
import { PageError } from './page-error.tsx';
import { Protected } from './protected.tsx';
import { readingRoutes } from './reading-routes.ts';
import { Root } from './root.tsx';

export const routes: Route[] = [
  {
    // A page that breaks leaves the frame standing around its sentence; a broken frame gives way to it.
    element: <PageBoundary instead={<PageError />} frame={<Root />} />,
    children: [
      {
        element: <PageBoundary instead={<PageError />} />,
        children: [
          { path: '/', lazy: () => import('../pages/home/home.route.ts') },
          { path: '/login', lazy: () => import('../pages/login/login.route.ts') },
          { path: '/signup', lazy: () => import('../pages/signup/signup.route.ts') },
          {
            path: '/forgot-password',
            lazy: () => import('../pages/forgot-password/forgot-password.route.ts'),
          },
          {
            path: '/reset-password',
            lazy: () => import('../pages/reset-password/reset-password.route.ts'),
          },
          // Who is no operator finds nothing there: it is no page that asks for a login.
          { path: '/operate', lazy: () => import('../pages/operate/operate.route.ts') },
          {
            element: <Protected />,
            children: [
              { path: '/profile', lazy: () => import('../pages/profile/profile.route.ts') },
              { path: '/kundli', lazy: () => import('../pages/kundli/kundli.route.ts') },
              {
                path: '/generate-kundli',
                lazy: () => import('../pages/kundli-report/kundli-report.route.ts'),
              },
              { path: '/horoscope', lazy: () => import('../pages/horoscope/horoscope.route.ts') },
              {
                path: '/numerology',
                lazy: () => import('../pages/numerology/numerology.route.ts'),
              },
              {
                path: '/kundli-matching',
                lazy: () => import('../pages/kundli-matching/kundli-matching.route.ts'),
              },
              {
                path: '/generate-kundli-matching',
                lazy: () => import('../pages/matching-report/matching-report.route.ts'),
              },
              { path: '/gemestone', lazy: () => import('../pages/gemstones/gemstones.route.ts') },
              { path: '/panchang', lazy: () => import('../pages/panchang/panchang.route.ts') },
              { path: '/poojas', lazy: () => import('../pages/poojas/poojas.route.ts') },
              { path: '/poojas/:id', lazy: () => import('../pages/pooja/pooja.route.ts') },
            ],
          },
          // The right spelling leads to the specified one.
          { path: '/gemstone', leadsTo: '/gemestone' },
          ...readingRoutes,
          { path: '*', element: <NothingHere /> },
        ],
      },
    ],
  },
];
