import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshReader, main, openPage } from './render-reading.tsx';
import { infoPage } from './site-content.ts';

freshReader();

const row = (name: string) => {
  const table = main().getByRole('table', { name: 'Services and prices' });
  return within(table).getByRole('row', { name: new RegExp(`^${name}\\b`) });
};
const price = (name: string) => within(row(name)).getAllByRole('cell').at(-1)?.textContent;
const section = (id: string) => within(document.getElementById(id) as HTMLElement);

test.each([
  ['Vedic Astrology', '₹300', 'S0-433'],
  ['Tarot', '₹200', 'S0-434'],
  ['Numerology', '₹350', 'S0-435'],
  ['Vastu', '₹500', 'S0-436'],
  ['Kundli Matching Basic', 'Free', 'S0-437'],
  ['Kundli Matching Premium', '₹1,100', 'S0-438'],
  ['Detailed Kundli Analysis', '₹800', 'S0-439'],
  ['Personalized Reports', '₹700', 'S0-440'],
  ['Customized Remedies', '₹1,000', 'S0-441'],
  ['Store products', 'Varies', 'S0-442'],
])('%s: %s [%s] [S0-427] [S0-003] [S0-560]', async (name, cost) => {
  await openPage('/pricing-policy');
  expect(price(name)).toContain(cost);
});

test('services that are not tools of the site link to the contact page, and those without a shop have no link [S0-434] [S0-435] [S0-436] [S0-438] [S0-442]', async () => {
  await openPage('/pricing-policy');
  for (const name of ['Tarot', 'Vastu', 'Kundli Matching Premium']) {
    expect(within(row(name)).getByRole('link')).toHaveAttribute('href', '/contact');
  }
  expect(row('Numerology')).toHaveTextContent(/The numerology tool itself is free/);
  expect(row('Kundli Matching Premium')).toHaveTextContent(/read side by side by an astrologer/);
  expect(within(row('Store products')).queryByRole('link')).not.toBeInTheDocument();
});

test('shows the price range of the ceremonies with a link to them [S0-453]', async () => {
  await openPage('/pricing-policy');
  expect(row('Ceremonies')).toHaveTextContent(/1,800/);
  expect(row('Ceremonies')).toHaveTextContent(/6,800/);
  expect(within(row('Ceremonies')).getByRole('link')).toHaveAttribute('href', '/poojas');
});

test.each([
  ['Basic', '₹1,500', ['3 Vedic consultations', 'E-mail support'], '[S0-443] [S0-444]'],
  [
    'Premium',
    '₹2,600',
    ['5 consultations of any type', '1 report', 'Priority scheduling'],
    '[S0-445] [S0-446]',
  ],
  [
    'Ultimate',
    '₹6,000',
    ['Unlimited consultations for 1 month', '2 reports', 'VIP access'],
    '[S0-447] [S0-448]',
  ],
])('the package %s costs %s and includes %j [S0-428] %s', async (name, cost, includes) => {
  await openPage('/pricing-policy');
  const deals = section('package-deals');
  const card = deals.getByRole('heading', { name }).closest('[data-part="card"]') as HTMLElement;
  expect(card).toHaveTextContent(cost);
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(includes);
});

test('compares the price of a package with that of its parts [S0-443]', async () => {
  await openPage('/pricing-policy');
  expect(section('package-deals').getByText(/bought singly cost ₹?900/)).toBeVisible();
});

test('lists the ways to pay, and says that booking charges nothing [S0-429] [S0-449] [S0-450] [S0-451] [S0-452]', async () => {
  await openPage('/pricing-policy');
  const methods = section('payment-methods');
  expect(methods.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Cards',
    'Net banking',
    'UPI',
    'Wallets',
  ]);
  expect(methods.getByText(/Nothing is charged while you are booking/)).toBeVisible();
});

test('has the refund rules with a link to their page [S0-430]', async () => {
  await openPage('/pricing-policy');
  const rules = section('refund-rules');
  expect(rules.getByText(/Cancelled 24 hours or more ahead/)).toBeVisible();
  expect(rules.getByRole('link')).toHaveAttribute('href', '/refund-policy');
});

test('has the contact details with a link to the contact page [S0-431] [S0-432] [S0-004]', async () => {
  await openPage('/pricing-policy');
  const contact = section('contact');
  const { email = '' } = infoPage('pricing-policy').contact ?? {};
  expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(contact.getByText('9AM-6PM IST Mon-Sat')).toBeVisible();
  expect(contact.getByRole('link', { name: 'Ask about a price' })).toHaveAttribute(
    'href',
    '/contact',
  );
});
