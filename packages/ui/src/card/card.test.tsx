import { render, screen } from '@testing-library/react';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { Card, type CardProps, Folio } from './index.ts';

describe('Card', () => {
  behavesAsComponent(Card, { props: { children: 'Lagna (ascendant)' } });

  test.each([
    ['article', 'article'],
    ['li', 'listitem'],
  ] as const)('as %s it has the role %s', (as, role) => {
    const card = <Card as={as}>Simha</Card>;
    render(as === 'li' ? <ul>{card}</ul> : card);
    expect(screen.getByRole(role)).toHaveTextContent('Simha');
  });

  test('as a section it is a region named by its heading @wcag:1.3.1', async () => {
    const { container } = render(
      <Card as="section" aria-labelledby="periods">
        <h2 id="periods">Your nine periods</h2>
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Your nine periods' })).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('Folio', () => {
  behavesAsComponent(Folio, { props: { children: 'Your nine periods' } });

  test('renders as the given element', () => {
    render(<Folio as="article">Navgraha Shanti</Folio>);
    expect(screen.getByRole('article')).toHaveTextContent('Navgraha Shanti');
  });
});

describe('types', () => {
  test('a card is a container, never a control', () => {
    // @ts-expect-error: an interactive card contains a Button or a Link
    void (<Card as="button">Navgraha Shanti</Card>);
    // @ts-expect-error: a card needs content
    void (<Card />);
    // @ts-expect-error: the inner hairline needs its padding
    void (<Folio padding="none">Your nine periods</Folio>);
    expectTypeOf<CardProps['as']>().toEqualTypeOf<
      'div' | 'article' | 'li' | 'section' | undefined
    >();
  });
});
