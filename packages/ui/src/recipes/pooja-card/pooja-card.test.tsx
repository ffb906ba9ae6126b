import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { Badge } from '../../badge/index.ts';
import { I18nProvider } from '../../i18n/index.ts';
import { PoojaCard } from './index.ts';
import { navgraha, rudraInHindi } from './pooja-card.stories.tsx';
import { hi } from '../../messages-hi/index.ts';

describe('PoojaCard', () => {
  behavesAsComponent(PoojaCard, { props: navgraha });

  test('shows name, days, duration, pandit, price and next date @wcag:1.3.1', () => {
    render(<PoojaCard {...navgraha} badges={<Badge>Video</Badge>} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { level: 3, name: 'Navgraha Shanti Pooja' })).toBeVisible();
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Days',
      'Duration',
      'Pandit',
    ]);
    expect(card.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Mon, Wed, Fri',
      'about 60 min',
      'Pandit Shivram Joshi',
    ]);
    expect(card.getByText('₹1,500')).toBeVisible();
    expect(card.getByText('₹2,100')).toBeVisible();
    expect(card.getByText('Mon, 24 Nov')).toBeVisible();
    expect(card.getByText('Video')).toBeVisible();
    expect(card.queryByRole('img')).toBeNull();
  });

  test('is one link, named after the ceremony @wcag:2.4.4 @wcag:2.1.1', async () => {
    render(<PoojaCard {...navgraha} />);
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Navgraha Shanti Pooja' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/poojas/1');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('all seven days are every day', () => {
    render(<PoojaCard {...navgraha} weekdays={[0, 1, 2, 3, 4, 5, 6]} />);
    expect(screen.getByText('Every day')).toBeVisible();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <PoojaCard {...rudraInHindi} />
      </I18nProvider>,
    );
    expect(screen.getByText('सोम, गुरु')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a ceremony has a name
    void (<PoojaCard href="/poojas/1" yantra="rudra" weekdays={[1]} price={{ amount: 1500 }} />);
    // @ts-expect-error: a week has seven days
    void (<PoojaCard name="…" href="/" yantra="rudra" weekdays={[7]} price={{ amount: 1500 }} />);
  });
});
