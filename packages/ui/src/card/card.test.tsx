import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { Card, type CardProps, Folio } from './index.ts';

describe('Card', () => {
  behavesAsComponent(Card, { props: { title: 'Lagna (ascendant)', children: 'Simha' } });

  test.each([
    ['article', 'article'],
    ['li', 'listitem'],
  ] as const)('as %s it has the role %s', (as, role) => {
    const card = <Card as={as}>Simha</Card>;
    render(as === 'li' ? <ul>{card}</ul> : card);
    expect(screen.getByRole(role)).toHaveTextContent('Simha');
  });

  test('as a section it is a region named by its title @wcag:1.3.1', async () => {
    const { container } = render(<Card as="section" title="Your nine periods" headingLevel={2} />);
    const card = screen.getByRole('region', { name: 'Your nine periods' });
    expect(within(card).getByRole('heading', { level: 2 })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  test.each(['header', 'start', 'top'] as const)(
    'media (%s), header, content, actions and footer are read in this order @wcag:1.3.2',
    (mediaPosition) => {
      const { container } = render(
        <Card
          {...{ mediaPosition }}
          media="Coin,"
          eyebrow=" kind,"
          title=" title,"
          aside=" badge,"
          meta=" facts,"
          actions=" button,"
          footer=" note"
        >
          {' '}
          content,
        </Card>,
      );
      expect(container).toHaveTextContent('Coin, kind, title, badge, facts, content, button, note');
    },
  );

  test('with an address its title is a link; other controls work on their own @wcag:2.4.4 @wcag:2.1.1', async () => {
    const save = vi.fn();
    render(
      <Card
        title="The 27 nakshatras"
        href="#nakshatras"
        actions={<button onClick={save}>Save</button>}
      />,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'The 27 nakshatras' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(save).toHaveBeenCalledOnce();
  });

  test('without a slot it has its children only', () => {
    render(<Card data-testid="card">Simha</Card>);
    expect(screen.getByTestId('card').children).toHaveLength(0);
  });
});

describe('Folio', () => {
  behavesAsComponent(Folio, { props: { children: 'Your nine periods' } });
});

describe('types', () => {
  test('a card is a container, never a control', () => {
    // @ts-expect-error: an interactive card contains a Button or a Link
    void (<Card as="button">Navgraha Shanti</Card>);
    // @ts-expect-error: the inner hairline needs its padding
    void (<Folio padding="none">Your nine periods</Folio>);
    expectTypeOf<CardProps['as']>().toEqualTypeOf<
      'div' | 'article' | 'li' | 'section' | undefined
    >();
  });
});
