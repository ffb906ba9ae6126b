import type { RouteObject } from 'react-router-dom';
import { ComingPage } from '../pages/coming/coming-page.tsx';
import { HomePage } from '../pages/home/home-page.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { PageError } from './page-error.tsx';
import { titled, type PageHandle } from './page-handle.ts';
import { Protected } from './protected.tsx';
import { Root } from './root.tsx';

/** Pages that the specification names and that are still to be built: they say so, and keep their access rule. */
const coming = (path: string): RouteObject => ({
  path,
  element: <ComingPage path={path} />,
  handle: titled((words) => words.comingPages[path] ?? words.coming.title),
});

export const routes: RouteObject[] = [
  {
    element: <Root />,
    // A page that breaks leaves the frame standing around its sentence; a broken frame gives way to it.
    errorElement: <PageError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          {
            path: '/',
            element: <HomePage />,
            handle: { title: (words) => words.home.title } satisfies PageHandle,
          },
          {
            path: '/login',
            lazy: async () => ({
              Component: (await import('../pages/login/login-page.tsx')).LoginPage,
            }),
            handle: titled((words) => words.login.title),
          },
          {
            path: '/signup',
            lazy: async () => ({
              Component: (await import('../pages/signup/signup-page.tsx')).SignupPage,
            }),
            handle: titled((words) => words.signup.title),
          },
          {
            element: <Protected />,
            children: [
              {
                path: '/kundli',
                lazy: async () => ({
                  Component: (await import('../pages/kundli/kundli-page.tsx')).KundliPage,
                }),
                handle: titled((words) => words.kundliForm.title),
              },
              {
                path: '/generate-kundli',
                lazy: async () => ({
                  Component: (await import('../pages/kundli-report/kundli-report-page.tsx'))
                    .KundliReportPage,
                }),
                handle: titled((words) => words.report.title),
              },
              ...[
                '/profile',
                '/kundli-matching',
                '/generate-kundli-matching',
                '/numerology',
                '/panchang',
                '/gemestone',
                '/horoscope',
                '/poojas',
                '/poojas/:id',
              ].map(coming),
            ],
          },
          // The right spelling leads to the specified one.
          { path: '/gemstone', element: <Elsewhere to="/gemestone" /> },
          ...[
            '/about',
            '/disclaimer',
            '/privacy-policy',
            '/pricing-policy',
            '/terms-and-conditions',
            '/refund-policy',
          ].map(coming),
          { path: '*', element: <Elsewhere to="/" state={{ notFound: true }} /> },
        ],
      },
    ],
  },
];
