import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { Badge } from '../../badge/index.ts';
import { RecordCard } from './index.ts';

describe('RecordCard', () => {
  behavesAsComponent(RecordCard, {
    props: { title: 'Navagraha Shanti', date: '2026-11-27', status: <Badge>Confirmed</Badge> },
  });

  test('is headed by what it is, which leads to its page @wcag:1.3.1', () => {
    render(
      <ul>
        <RecordCard as="li" headingLevel={4} title="Navagraha Shanti" href="/poojas/2">
          Booking JY-1
        </RecordCard>
      </ul>,
    );
    const card = within(screen.getByRole('listitem'));
    const heading = card.getByRole('heading', { level: 4, name: 'Navagraha Shanti' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/poojas/2');
    expect(card.getByText('Booking JY-1')).toBeVisible();
  });

  test('its date tile is decorative: the facts have the date @wcag:1.1.1', () => {
    render(<RecordCard title="Navagraha Shanti" date="2026-11-27" />);
    expect(screen.getByText('27').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a record needs a title
    void (<RecordCard date="2026-11-27" />);
    // @ts-expect-error: the page has its own heading of level 1
    void (<RecordCard title="Navagraha Shanti" headingLevel={1} />);
  });
});
