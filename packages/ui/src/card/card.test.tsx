import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { Card, Folio } from './index.ts';

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

  test('is the element it is asked to be', () => {
    render(<Folio as="article">Navgraha Shanti</Folio>);
    expect(screen.getByRole('article')).toHaveTextContent('Navgraha Shanti');
  });
});
