import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { FactCard } from './index.ts';

const props = { title: 'Lucky things', items: [{ label: 'Gem', value: 'Ruby' }] };

describe('FactCard', () => {
  behavesAsComponent(FactCard, { props });

  test('is a region named by its heading, containing the facts @wcag:1.3.1', () => {
    render(<FactCard {...props}>By the lord of the nakshatra.</FactCard>);
    const card = screen.getByRole('region', { name: 'Lucky things' });
    expect(within(card).getByRole('heading', { level: 3 })).toBeVisible();
    expect(card).toHaveTextContent('Lucky thingsBy the lord of the nakshatra.GemRuby');
  });

  test('as a list item it has no accessible name', () => {
    render(
      <ul>
        <FactCard {...props} as="li" headingLevel={4} />
      </ul>,
    );
    expect(screen.getByRole('listitem')).not.toHaveAttribute('aria-labelledby');
    expect(screen.getByRole('heading', { level: 4 })).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a title is required
    void (<FactCard items={[]} />);
    // @ts-expect-error: facts are required
    void (<FactCard title="Lucky things" />);
  });
});
