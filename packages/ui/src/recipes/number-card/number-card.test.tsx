import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { NumberCard } from './index.ts';
import { destiny, soul } from './number-card.stories.tsx';
import { hi } from '../../messages-hi/index.ts';

describe('NumberCard', () => {
  behavesAsComponent(NumberCard, { props: soul });

  test('has title and number in its heading, then the meaning @wcag:1.3.1 @wcag:1.1.1 [S1-315]', () => {
    render(<NumberCard {...soul} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Soul Urge: 7' })).toBeVisible();
    expect(screen.getByText('You want to understand before you act.')).toBeVisible();
    expect(screen.queryByText('Master number')).toBeNull();
  });

  test('a master number is labelled so, with its reduced reading @wcag:1.4.1', () => {
    render(<NumberCard {...destiny} />);
    expect(screen.getByText('Master number')).toBeVisible();
    expect(screen.getByText('also read as 2')).toBeVisible();
  });

  test('the working opens by keyboard and lists letter by letter @wcag:2.1.1', async () => {
    render(<NumberCard {...soul} />);
    const button = screen.getByRole('button', { name: 'How it is worked out' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const letters = screen.getByRole('list', { name: 'Letters counted' });
    expect(within(letters).getAllByRole('listitem')).toHaveLength(7);
    expect(within(letters).getByText('O is 6', { selector: ':nth-child(4) *' })).toBeVisible();
    expect(screen.getByText(/^3 \+ 4 =/)).toHaveTextContent('3 + 4 = 7');
  });

  test('a name without a number shows the reason', () => {
    render(<NumberCard title="Soul Urge" number={null} meaning="The name has no vowel." />);
    expect(screen.getByRole('heading', { name: 'Soul Urge: No number' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <NumberCard {...destiny} />
      </I18nProvider>,
    );
    expect(screen.getByText('मास्टर अंक')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a title is required
    void (<NumberCard number={7} meaning="…" />);
    // @ts-expect-error: a number needs a meaning
    void (<NumberCard title="Destiny" number={7} />);
  });
});
