import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { Confirmation } from './index.ts';

const props = {
  title: 'We have your message',
  reference: { label: 'Ticket number', value: 'JY-48213' },
  children: 'We answer within two working days.',
};

describe('Confirmation', () => {
  behavesAsComponent(Confirmation, { props });

  test('is a status that takes the focus, since the form is gone @wcag:4.1.3 @wcag:2.4.3', () => {
    render(<Confirmation {...props} />);
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 3, name: props.title })).toBeVisible();
  });

  test('names its reference number @wcag:1.3.1', () => {
    render(<Confirmation {...props} />);
    expect(screen.getByRole('term')).toHaveTextContent('Ticket number');
    expect(screen.getByRole('definition')).toHaveTextContent('JY-48213');
  });

  test('has no reference when none is given', () => {
    render(<Confirmation {...props} reference={undefined} />);
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: it needs a title
    void (<Confirmation>We answer within two days.</Confirmation>);
    // @ts-expect-error: it needs a text
    void (<Confirmation title="We have your message" />);
  });
});
