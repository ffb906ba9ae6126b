import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { LimbCard, WindowCard } from './index.ts';
import { inauspicious, tithi } from './limb-card.stories.tsx';
import { hi } from '../../messages-hi/index.ts';

describe('LimbCard', () => {
  behavesAsComponent(LimbCard, { props: tithi });

  test('is a region with its facts and a named list of spans @wcag:1.3.1', () => {
    render(<LimbCard {...tithi} />);
    const card = within(screen.getByRole('region', { name: /^Tithi at 7:05 pm/ }));
    expect(card.getByText('Shukla Navami (9)')).toBeVisible();
    const spans = within(card.getByRole('list', { name: 'Others of the day' }));
    expect(spans.getAllByRole('listitem')).toHaveLength(1);
  });

  test('the current one is marked in words too @wcag:1.4.1', () => {
    render(
      <LimbCard
        {...tithi}
        badge={<span>Now</span>}
        spans={[{ text: 'Shukla Dashami, from 7:23 pm', current: true }]}
      />,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Tithi at 7:05 pm Shukla Navami (9) Now');
    expect(screen.getByText(/Dashami/)).toHaveAttribute('aria-current', 'time');
  });

  test('a limb that lasts all day has no list', () => {
    render(<LimbCard {...tithi} spans={[]} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('WindowCard', () => {
  behavesAsComponent(WindowCard, { props: inauspicious });

  test('names each time with all of its spans @wcag:1.3.1', () => {
    render(<WindowCard {...inauspicious}>Avoid beginnings.</WindowCard>);
    const card = within(screen.getByRole('region', { name: 'Inauspicious times' }));
    const row = card.getByText('Dur Muhurta').parentElement;
    expect(row).toHaveTextContent('Dur Muhurta5:00 pm to 5:51 pm9:12 pm to 9:58 pm');
    expect(card.getByText('Bhadra').parentElement).toHaveTextContent('BhadraNone');
    expect(card.getByText('5:06 pm to 6:41 pm')).toHaveAttribute('aria-current', 'time');
    expect(card.getByText('Avoid beginnings.')).toBeVisible();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <WindowCard title="अशुभ समय" times={[{ name: 'भद्रा', spans: [] }]} />
      </I18nProvider>,
    );
    expect(screen.getByText('नहीं')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: the list of spans needs a name
    void (<LimbCard title="Tithi" name="Navami" items={[]} spans={[]} />);
    // @ts-expect-error: times need a title
    void (<WindowCard times={[]} />);
  });
});
