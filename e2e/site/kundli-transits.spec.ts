import { expectAccessible, expectFits } from './accessible.ts';
import { expectNoShift, watchShifts } from './shifts.ts';
import { expect, signedIn, test } from './visitor.ts';

const birth = new URLSearchParams({
  name: 'Asha Verma',
  date: '1990-05-14',
  time: '09:30:00',
  place: 'Mumbai, Maharashtra, India',
  lat: '19.076',
  lng: '72.8777',
  tz: 'Asia/Kolkata',
  tab: 'astrologer',
});

const urlOf = (sub: string, more: Record<string, string> = {}) => {
  const search = new URLSearchParams(birth);
  for (const [name, value] of Object.entries({ sub, ...more })) search.set(name, value);
  return `/generate-kundli?${search}`;
};

test('transits of a date, a week later, and Sade Sati on the scale of a life', async ({ page }) => {
  await signedIn(page, 'Asha');
  await page.goto(urlOf('transits', { on: '2026-11-20' }));
  const report = page.getByRole('main');
  const table = report.getByRole('table', { name: 'The nine transits' });
  const saturn = table.getByRole('row', { name: /Saturn/ });
  await expect(saturn).toContainText('Pisces');
  await expect(saturn).toContainText('Aries, 3 Jun 2027');
  await expectAccessible(page, 'transits');
  await expectFits(page, 'transits');

  await report.getByRole('radio', { name: 'Week', exact: true }).check({ force: true });
  await report.getByRole('button', { name: 'A week later' }).press('Enter');
  await expect(page).toHaveURL(/on=2026-11-27/);
  await expect(report.getByRole('heading', { name: 'On 27 Nov 2026', exact: true })).toBeVisible();

  await report.getByRole('tab', { name: 'Sade Sati', exact: true }).click();
  await expect(report.getByText('Saturn in the life of Asha Verma')).toBeVisible();
  await expect(
    report.getByText(/^Now: dhaiya \(4th from the Moon\), Saturn in Pisces/).first(),
  ).toBeVisible();
  await expectAccessible(page, 'transits');
  await expectFits(page, 'transits');
});

test('the line below the opening leads to both, and nothing moves when it comes', async ({
  page,
}) => {
  await signedIn(page, 'Asha');
  await watchShifts(page);
  await page.goto(
    `/generate-kundli?${new URLSearchParams({ ...Object.fromEntries(birth), tab: 'kundli' })}`,
  );
  const now = page.getByRole('region', { name: 'Saturn and today’s transits' });
  await expect(now).toBeVisible();
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await expectNoShift(page, 'the report');
  await now.getByRole('link', { name: 'Sade Sati dates' }).click();
  await expect(page).toHaveURL(/sub=sade-sati/);
});
