import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { PackageCard, PackageChoice, PlanCard, type PackageCardProps } from './index.ts';
import { tiers } from './package-card.samples.ts';

const group = (props: Partial<PackageCardProps> = {}) =>
  render(
    <form aria-label="Booking">
      <div role="radiogroup" aria-label="Select Your Package">
        {tiers.map((tier) => (
          <PackageCard
            key={tier.value}
            {...tier}
            name="package"
            defaultChecked={tier.value === 'standard'}
            {...props}
          />
        ))}
      </div>
    </form>,
  );

describe('PackageCard', () => {
  behavesAsComponent(PackageCard, {
    props: { ...tiers[0], name: 'package' },
    control: (container) => container.querySelector('input'),
    // The radio group has the state: see the next test.
    state: [],
  });

  test('is a radio with name and both prices, described by its features @wcag:1.3.1 @wcag:4.1.2 [S1-526]', () => {
    group();
    const cards = within(screen.getByRole('radiogroup', { name: 'Select Your Package' }));
    const premium = cards.getByRole('radio', { name: /^Premium .*₹2,400 .*₹3,200/ });
    expect(premium).toHaveAccessibleDescription(/Live connecting call/);
    expect(cards.getByText('₹3,200').tagName).toBe('S');
    expect(cards.getAllByRole('list')).toHaveLength(3);
  });

  test('one is chosen at a time, and says which [S1-527]', async () => {
    const chosen = vi.fn();
    group({ onValueChange: chosen });
    expect(screen.getByRole('form')).toHaveFormValues({ package: 'standard' });
    await userEvent.click(screen.getByText('Elite'));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('elite');
    expect(screen.getByRole('form')).toHaveFormValues({ package: 'elite' });
  });

  test('the group is one stop of the Tab key, and arrows choose @wcag:2.1.1', async () => {
    group();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: /^Standard/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  });

  test('can be disabled', () => {
    group({ disabled: true });
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  });
});

describe('PackageChoice', () => {
  const props = { label: 'Select Your Package', options: tiers };
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

  test('is a named group in which one tier is chosen @wcag:1.3.1 @wcag:4.1.2', async () => {
    const chosen = vi.fn();
    render(
      <form aria-label="Booking">
        <PackageChoice {...props} name="package" defaultValue="standard" onValueChange={chosen} />
      </form>,
    );
    const choice = within(screen.getByRole('radiogroup', { name: 'Select Your Package' }));
    expect(choice.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await userEvent.click(screen.getByText('Elite'));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('elite');
    expect(screen.getByRole('form')).toHaveFormValues({ package: 'elite' });
  });

  test('shows the controlled tier', async () => {
    render(<PackageChoice {...props} value="premium" />);
    await userEvent.click(screen.getByText('Elite'));
    expect(screen.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  });
});

describe('PlanCard', () => {
  const plan = { title: 'Basic', price: '₹1,500', features: ['3 consultations', 'E-mail support'] };
  behavesAsComponent(PlanCard, { props: plan });

  test('has title, price, features, note and action @wcag:1.3.1', () => {
    render(
      <PlanCard
        {...plan}
        note="Singly ₹900 each."
        action={<a href="/contact">Ask for Basic</a>}
        headingLevel={4}
      />,
    );
    const card = screen.getByRole('article');
    expect(within(card).getByRole('heading', { level: 4, name: 'Basic' })).toBeVisible();
    expect(card).toHaveTextContent('₹1,500');
    expect(within(card).getAllByRole('listitem')).toHaveLength(2);
    expect(card).toHaveTextContent('Singly ₹900 each.');
    expect(within(card).getByRole('link', { name: 'Ask for Basic' })).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a tier needs a name
    void (<PackageCard value="elite" name="package" price={{ amount: 1 }} features={[]} />);
    // @ts-expect-error: cards without a common name would not be one group
    void (<PackageCard label="Elite" value="elite" price={{ amount: 1 }} features={[]} />);
    // @ts-expect-error: a group of radios needs a name
    void (<PackageChoice options={[]} />);
  });
});
