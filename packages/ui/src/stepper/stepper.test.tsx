import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Stepper } from './index.ts';

const steps = [
  { label: 'Puja', href: '/puja' },
  { label: 'Date', error: 'Choose another day' },
  { label: 'Your details' },
  { label: 'Payment' },
];
const props = { label: 'Booking', steps, current: 2 };

describe('Stepper', () => {
  behavesAsComponent(Stepper, { props });

  test('is a named list whose steps say their state, not by colour alone @wcag:1.3.1 @wcag:1.4.1', () => {
    render(<Stepper {...props} />);
    expect(screen.getByRole('group', { name: 'Booking' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Puja, done',
      '!Date, needs a correctionChoose another day',
      '3Your details',
      '4Payment',
    ]);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Your details');
  });

  test('a step with an address is a link', () => {
    render(<Stepper {...props} />);
    expect(screen.getByRole('link', { name: 'Puja, done' })).toHaveAttribute('href', '/puja');
  });

  test('when all are done, none is current', () => {
    render(<Stepper {...props} current={4} />);
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: steps need a name
    void (<Stepper steps={[]} current={0} />);
    // @ts-expect-error: a step needs a label
    void (<Stepper label="Booking" steps={[{ description: 'Monday' }]} current={0} />);
  });
});
