import type { Route } from '../router/route.ts';

/** Pages that anybody may read. */
export const readingRoutes: Route[] = [
  { path: '/about', lazy: () => import('../pages/about/about.route.ts') },
  { path: '/disclaimer', lazy: () => import('../pages/disclaimer/disclaimer.route.ts') },
  {
    path: '/privacy-policy',
    lazy: () => import('../pages/privacy-policy/privacy-policy.route.ts'),
  },
  {
    path: '/pricing-policy',
    lazy: () => import('../pages/pricing-policy/pricing-policy.route.ts'),
  },
  {
    path: '/terms-and-conditions',
    lazy: () => import('../pages/terms-and-conditions/terms-and-conditions.route.ts'),
  },
  { path: '/refund-policy', lazy: () => import('../pages/refund-policy/refund-policy.route.ts') },
  { path: '/contact', lazy: () => import('../pages/contact/contact.route.ts') },
  { path: '/faqs', lazy: () => import('../pages/faqs/faqs.route.ts') },
  // One page under three names.
  { path: '/faq', leadsTo: '/faqs' },
  { path: '/help', leadsTo: '/faqs' },
  { path: '/blog', lazy: () => import('../pages/blog/blog.route.ts') },
  { path: '/blog/:slug', lazy: () => import('../pages/article/article.route.ts') },
  { path: '/zodiac', lazy: () => import('../pages/zodiac-signs/zodiac-signs.route.ts') },
  { path: '/zodiac/:sign', lazy: () => import('../pages/zodiac-sign/zodiac-sign.route.ts') },
  { path: '/astrologers', lazy: () => import('../pages/astrologers/astrologers.route.ts') },
  { path: '/astrologers/:slug', lazy: () => import('../pages/astrologer/astrologer.route.ts') },
];
