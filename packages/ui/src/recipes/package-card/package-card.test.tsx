import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../../test/contract.tsx';
import { PackageChoice, type PackageChoiceProps, PlanCard } from './index.ts';
import { tiers } from './package-card.stories.tsx';

const props = { label: 'Select Your Package', options: tiers };
const booking = (more: Partial<PackageChoiceProps> = {}) =>
  render(
    <form aria-label="Booking">
      <PackageChoice {...props} name="package" defaultValue="standard" {...more} />
    </form>,
  );

describe('PackageChoice', () => {
  behavesAsComponent(PackageChoice, {
    props,
    state: {
      ...valueProps,
      from: 'standard',
      to: 'premium',
      change: (user) => user.click(screen.getByRole('radio', { name: /^Premium/ })),
      shown: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
    },
  });

  test('is a named group of radios with name and both prices, described by their features @wcag:1.3.1 @wcag:4.1.2 [S1-526]', () => {
    booking();
    const cards = within(screen.getByRole('radiogroup', { name: 'Select Your Package' }));
    const premium = cards.getByRole('radio', { name: /^Premium .*₹2,400 .*₹3,200/ });
    expect(premium).toHaveAccessibleDescription(/Live connecting call/);
    expect(cards.getByText('₹3,200').tagName).toBe('S');
    expect(cards.getAllByRole('list')).toHaveLength(3);
  });

  test('one is chosen at a time, and says which [S1-527]', async () => {
    const chosen = vi.fn();
    booking({ onValueChange: chosen });
    expect(screen.getByRole('form')).toHaveFormValues({ package: 'standard' });
    await userEvent.click(screen.getByText('Elite'));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('elite');
    expect(screen.getByRole('form')).toHaveFormValues({ package: 'elite' });
  });

  test('the group is one stop of the Tab key, and arrows choose @wcag:2.1.1', async () => {
    booking();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: /^Standard/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  });

  test('a tier can be disabled', () => {
    booking({ options: [{ ...tiers[0]!, disabled: true }] });
    expect(screen.getByRole('radio')).toBeDisabled();
  });
});

describe('PlanCard', () => {
  const plan = { title: 'Basic', price: '₹1,500', features: ['3 consultations', 'E-mail support'] };
  behavesAsComponent(PlanCard, { props: plan });

  test('has title, price, features, note and action @wcag:1.3.1', () => {
    render(<PlanCard {...plan} note="Singly ₹900 each." action={<a href="/contact">Ask</a>} />);
    const card = screen.getByRole('article', { name: 'Basic' });
    expect(card).toHaveTextContent('Basic₹1,5003 consultationsE-mail supportSingly ₹900 each.Ask');
    expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a group of radios needs a name
    void (<PackageChoice options={[]} />);
    // @ts-expect-error: a tier needs a name
    void (<PackageChoice label="Tiers" options={[{ value: 'a', price: { amount: 1 } }]} />);
  });
});
