import { expect, signedIn, test } from './visitor.ts';

const PUBLIC = [
  '/',
  '/about',
  '/disclaimer',
  '/privacy-policy',
  '/pricing-policy',
  '/terms-and-conditions',
  '/refund-policy',
  '/contact',
  '/faqs',
  '/blog',
  '/blog/understanding-27-nakshatras',
  '/zodiac',
  '/zodiac/aries',
  '/astrologers',
  '/astrologers/meera-joshi',
  '/login',
  '/signup',
];

/** What sections of a page show is in its HTML, and is requested when they are hydrated. */
const CONTENT = ['GET /api/home', 'GET /api/articles', 'GET /api/faqs', 'GET /api/footer'];

test('public pages request only the content that they show, once, and nothing of another site [S0-544]', async ({
  page,
  baseURL,
}) => {
  const calls: string[] = [];
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin)
      strangers.push(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  for (const path of PUBLIC) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const own = calls.splice(0);
    expect(
      own.filter((call) => !CONTENT.includes(call)),
      path,
    ).toEqual([]);
    expect(new Set(own).size, path).toBe(own.length);
  }
  expect(strangers).toEqual([]);
});

test('the navigation links a visitor in India to every tool, and the tools open after login [S0-001] [S0-002] [S0-006]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn(page, 'Asha');
  const tools: [path: string, heading: RegExp][] = [
    ['/kundli', /Kundli/],
    ['/kundli-matching', /Matching/i],
    ['/panchang', /./],
    ['/numerology', /Numerology/],
    ['/gemestone', /./],
    ['/horoscope', /Horoscope/i],
    ['/poojas', /./],
    ['/profile', /Profile/],
  ];
  await page.goto('/');
  for (const [path] of tools) {
    const links = page.locator(`a[href="${path}"]`);
    // The profile's requests are sent once the visitor is known.
    await expect(links, `a link to ${path}`).not.toHaveCount(0);
  }
  for (const [path, heading] of tools) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$|${path}\\?`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
