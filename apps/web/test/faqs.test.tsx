import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RenderedContent } from '../src/platform/data/public-data.ts';
import { handle } from '../src/features/content/faqs/faqs.route.ts';
import { freshReader, main, openPage } from './render-reading.tsx';
import { faqs } from './site-content.ts';
import { frameMessages } from '../src/messages.generated/frame.ts';

const { en } = frameMessages;

freshReader();

const questions = () =>
  main()
    .queryAllByRole('button', { expanded: false })
    .concat(main().queryAllByRole('button', { expanded: true }))
    .filter((button) => button.dataset['part'] === 'accordion-trigger')
    .map((button) => button.textContent);
const search = () => main().getByRole('searchbox', { name: 'Search the FAQs' });

test('/faqs lists every question with its answer, the most frequent first [S0-042] [S0-047] [S0-506]', async () => {
  await openPage('/faqs');
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Frequently Asked Questions');
  expect(new Set(questions())).toEqual(new Set(faqs.map(({ question }) => question)));
  for (const { answer } of faqs) expect(screen.getByRole('main').textContent).toContain(answer);
  const first = main().getByRole('heading', { level: 2, name: 'Most asked' });
  const popular = within(first.closest('section') as HTMLElement);
  expect(popular.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
    faqs.filter((faq) => faq.popular).map(({ question }) => question),
  );
  const others = main().getByRole('heading', { level: 2, name: 'More questions' });
  expect(first.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['/faq', 'S0-041'],
  ['/help', 'S0-039'],
])('%s redirects to /faqs [%s] [S0-047]', async (path) => {
  const site = await openPage(path);
  await waitFor(() => expect(site.path()).toBe('/faqs'));
  expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent(
    'Frequently Asked Questions',
  );
  expect(main().getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('a tab filters by subject, and General shows all', async () => {
  await openPage('/faqs');
  expect(
    main()
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['General', 'Readings', 'Scheduling', 'Technical']);
  await userEvent.click(main().getByRole('tab', { name: 'Scheduling' }));
  const ofScheduling = faqs.filter(({ category }) => category === 'Scheduling');
  await waitFor(() =>
    expect(new Set(questions())).toEqual(new Set(ofScheduling.map(({ question }) => question))),
  );
  expect(main().getByRole('tabpanel', { name: 'Scheduling' })).toBeVisible();
  await userEvent.click(main().getByRole('tab', { name: 'General' }));
  await waitFor(() => expect(questions()).toHaveLength(faqs.length));
});

test('a search matches question and answer, ignoring case, and reports when it finds nothing', async () => {
  await openPage('/faqs');
  await userEvent.type(search(), 'AYANAMSA');
  expect(questions().length).toBeGreaterThan(0);
  expect(questions().length).toBeLessThan(faqs.length);
  await userEvent.clear(search());
  await userEvent.type(search(), 'zzz');
  expect(main().getByText('No FAQs found matching your search.')).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Show all questions' }));
  expect(questions()).toHaveLength(faqs.length);
});

test('opens the question in the URL', async () => {
  const hidden = faqs.find(({ popular }) => !popular);
  await openPage(`/faqs#${hidden?.id}`);
  expect(main().getByRole('button', { name: hidden?.question ?? '' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('has the most frequent questions and answers as structured data', () => {
  const data = { faqs: new RenderedContent(faqs) };
  const page = { params: {}, data, language: 'en' as const };
  const [structured] = handle.structuredData?.(en, page, (path) => path) ?? [];
  expect(structured).toMatchObject({ '@type': 'FAQPage' });
  expect((structured as { mainEntity: object[] }).mainEntity).toEqual(
    faqs
      .filter(({ popular }) => popular)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  );
});
