import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import {
  Box,
  Cluster,
  Container,
  Divider,
  Edge,
  Grid,
  Heading,
  type HeadingProps,
  MediaObject,
  Rule,
  Sidebar,
  SkipLink,
  type Space,
  Stack,
  Text,
  VisuallyHidden,
} from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('Stack', () => behavesAsComponent(Stack, { props: { children: 'Kundli' } }));
describe('Box', () => behavesAsComponent(Box, { props: { children: 'Kundli', padding: 'x4' } }));
describe('Cluster', () => behavesAsComponent(Cluster, { props: { children: 'Kundli' } }));
describe('Grid', () => behavesAsComponent(Grid, { props: { children: 'Kundli' } }));
describe('Container', () => behavesAsComponent(Container, { props: { children: 'Kundli' } }));
describe('Text', () => behavesAsComponent(Text, { props: { children: 'Kundli' } }));
describe('Heading', () =>
  behavesAsComponent(Heading, { props: { level: 1, children: 'Your kundli' } }));
describe('VisuallyHidden', () =>
  behavesAsComponent(VisuallyHidden, { props: { children: 'Retrograde' } }));
// The link's target is on the page that uses it, not in this story.
describe('SkipLink', () => behavesAsComponent(SkipLink, { props: {}, axeRulesOff: ['skip-link'] }));
describe('Divider', () => behavesAsComponent(Divider, { props: {} }));
describe('Rule', () => behavesAsComponent(Rule, { props: {} }));
describe('Sidebar', () =>
  behavesAsComponent(Sidebar, { props: { children: 'Kundli', aside: 'Contents' } }));
describe('Edge', () => behavesAsComponent(Edge, { props: {} }));

describe('layout pieces as lists', () => {
  test.each([
    ['Box', Box],
    ['Stack', Stack],
    ['Cluster', Cluster],
    ['Grid', Grid],
  ])('%s as ul stays a list for assistive technology @wcag:1.3.1', (_name, Piece) => {
    render(
      <Piece as="ul">
        <li>Sun</li>
        <li>Moon</li>
      </Piece>,
    );
    const list = screen.getByRole('list');
    // Safari drops the role of a list without markers unless it is explicit.
    expect(list).toHaveAttribute('role', 'list');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('Grid', () => {
  test('sets the given widths and merges `style`', () => {
    render(<Grid data-testid="grid" minItem="10rem" columns={3} style={{ order: 2 }} />);
    const grid = screen.getByTestId('grid');
    expect(grid.style.getPropertyValue('--jyoti-grid-min')).toBe('10rem');
    expect(grid.style.getPropertyValue('--jyoti-grid-columns')).toBe('3');
    expect(grid.style.order).toBe('2');
  });

  test('keeps the count of the narrower width where none is given', () => {
    render(<Grid data-testid="grid" columns={{ tablet: 2, wide: 4 }} />);
    const { style } = screen.getByTestId('grid');
    const counts = ['base', 'phone', 'landscape', 'tablet', 'desktop', 'wide'].map((name) =>
      style.getPropertyValue(`--jyoti-grid-${name}`),
    );
    expect(counts).toEqual(['1', '1', '1', '2', '2', '4']);
  });
});

describe('Sidebar', () => {
  test.each([
    ['start', ['aside', 'main']],
    ['end', ['main', 'aside']],
  ] as const)('%s: reading order is visual order @wcag:1.3.2', (side, order) => {
    render(
      <Sidebar side={side} aside={<p>aside</p>}>
        <p>main</p>
      </Sidebar>,
    );
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(order);
  });
});

describe('Rule', () => {
  test('is decorative, a separator only with decorative={false}', () => {
    const { rerender } = render(<Rule />);
    expect(screen.queryByRole('separator')).not.toBeInTheDocument();
    rerender(<Rule decorative={false} />);
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });
});

describe('Heading', () => {
  test.each([1, 2, 3, 4, 5, 6] as const)(
    'of level %i keeps its level at any size @wcag:1.3.1',
    (level) => {
      render(
        <Heading level={level} size="display">
          Your kundli
        </Heading>,
      );
      expect(screen.getByRole('heading', { level, name: 'Your kundli' })).toBeInTheDocument();
    },
  );
});

describe('Divider', () => {
  test('is decorative, a separator only with decorative={false}', () => {
    const { rerender } = render(<Divider />);
    expect(screen.queryByRole('separator')).not.toBeInTheDocument();
    rerender(<Divider decorative={false} />);
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });

  test('two on a page have separate scales', () => {
    const { container } = render(
      <>
        <Divider />
        <Divider />
      </>,
    );
    const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    const fills = [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'));
    expect(fills).toEqual(ids.map((id) => `url(#${id})`));
  });
});

describe('MediaObject', () => {
  behavesAsComponent(MediaObject, { props: { media: '☾', children: 'Kavya Menon, Kochi' } });

  test('is an item of a list whose media comes before the words @wcag:1.3.1 @wcag:1.3.2', () => {
    render(
      <ul>
        <MediaObject as="li" media="Drawing: ">
          Integrity
        </MediaObject>
      </ul>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Drawing: Integrity');
  });
});

describe('SkipLink', () => {
  test('is the first tab stop and skips the header @wcag:2.4.1', async () => {
    render(
      <>
        <SkipLink />
        <a href="/kundli">Kundli</a>
        <main id="main" tabIndex={-1}>
          Today
        </main>
      </>,
    );
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Skip to content' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '#main');
  });

  test('shows the current language', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <SkipLink />
      </I18nProvider>,
    );
    expect(screen.getByRole('link', { name: 'सीधे सामग्री पर जाएँ' })).toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a heading has a level
    void (<Heading>Your kundli</Heading>);
    // @ts-expect-error: a heading needs text
    void (<Heading level={2} />);
    // @ts-expect-error: there are six levels
    void (<Heading level={7}>Your kundli</Heading>);
    // @ts-expect-error: spacing has eight steps
    void (<Stack gap="x9" />);
    // @ts-expect-error: spacing uses the steps of the theme
    void (<Box padding="13px" />);
    // @ts-expect-error: columns are a number
    void (<Grid columns="3" />);
    // @ts-expect-error: a gap is a step of the spacing
    void (<Stack gap={{ base: 3 }} />);
    // @ts-expect-error: columns are counted from a breakpoint of the themes
    void (<Grid columns={{ watch: 1 }} />);
    // @ts-expect-error: a sidebar has an aside
    void (<Sidebar>Text</Sidebar>);
    expectTypeOf<HeadingProps['level']>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6>();
    expectTypeOf<Space>().toEqualTypeOf<'x1' | 'x2' | 'x3' | 'x4' | 'x5' | 'x6' | 'x7' | 'x8'>();
  });
});
