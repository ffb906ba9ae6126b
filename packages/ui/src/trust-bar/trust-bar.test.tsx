import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { TrustBar } from './index.ts';

const facts = { clientCount: '50,000+', rating: 4.8, reviewCount: 15_000 };

describe('TrustBar', () => {
  behavesAsComponent(TrustBar, { props: facts });

  test('shows the number of clients, the average and the number of reviews @wcag:1.1.1', () => {
    render(<TrustBar {...facts} badge="Sample data" />);
    expect(screen.getByText('Trusted by 50,000+ clients')).toBeVisible();
    expect(screen.getByText('4.8 average from 15,000 reviews')).toBeVisible();
    expect(screen.getByText('Sample data')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: an average needs the number of reviews
    void (<TrustBar clientCount="50,000+" rating={4.8} />);
  });
});
