import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { PairSummary } from './index.ts';

const props = {
  first: { name: 'Arjun', detail: 'Ujjain' },
  second: { name: 'Meera' },
  children: <strong>26 of 36</strong>,
};

describe('PairSummary', () => {
  behavesAsComponent(PairSummary, { props });

  test('reads first person, score, second person @wcag:1.3.2', () => {
    const { container } = render(<PairSummary {...props} />);
    expect(container).toHaveTextContent('ArjunUjjain26 of 36Meera');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a pair is two persons
    void (<PairSummary first={{ name: 'Arjun' }}>…</PairSummary>);
    // @ts-expect-error: the centre is required
    void (<PairSummary first={{ name: 'Arjun' }} second={{ name: 'Meera' }} />);
  });
});
