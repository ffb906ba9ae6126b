import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Accordion, AccordionItem } from '../src/accordion/index.ts';
import { Button } from '../src/button/index.ts';
import { Carousel, CarouselSlide } from '../src/carousel/index.ts';
import { Menu, MenuItem } from '../src/menu/index.ts';
import { Table } from '../src/table/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../src/tabs/index.ts';
import { Tree } from '../src/tree/index.ts';

const nothing = () => undefined;

interface Subject {
  /** The component with children of these names. */
  of: (names: readonly string[]) => ReactElement;
  /** Its children in the page, in order. */
  children: () => HTMLElement[];
  /** The name of a child. @default its text */
  nameOf?: (child: HTMLElement) => string | null;
  /** Whether children get the focus themselves. */
  isFocusable: boolean;
}

const subjects: Record<string, Subject> = {
  Tabs: {
    of: (names) => (
      <Tabs label="Parts" defaultValue="b">
        <TabList>
          {names.map((name) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {names.map((name) => (
          <TabPanel key={name} value={name}>
            Panel {name}
          </TabPanel>
        ))}
      </Tabs>
    ),
    children: () => screen.queryAllByRole('tab'),
    isFocusable: true,
  },
  Accordion: {
    of: (names) => (
      <Accordion headingLevel={3} defaultValue={['b']}>
        {names.map((name) => (
          <AccordionItem key={name} value={name} title={name}>
            Text of {name}
          </AccordionItem>
        ))}
      </Accordion>
    ),
    children: () => screen.queryAllByRole('button'),
    isFocusable: true,
  },
  Carousel: {
    of: (names) => (
      <Carousel label="Reviews">
        {names.map((name) => (
          <CarouselSlide key={name}>{name}</CarouselSlide>
        ))}
      </Carousel>
    ),
    children: () => [...document.querySelectorAll<HTMLElement>('[data-part="carousel-slide"]')],
    isFocusable: false,
  },
  Menu: {
    of: (names) => (
      <Menu trigger={<Button>Open</Button>} defaultOpen>
        {names.map((name) => (
          <MenuItem key={name} onSelect={nothing}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    ),
    children: () => screen.queryAllByRole('menuitem'),
    isFocusable: true,
  },
  Table: {
    of: (names) => (
      <Table
        caption="Grahas"
        columns={[{ id: 'name', header: 'Graha', field: 'name' }]}
        rows={names.map((name) => ({ name }))}
        rowKey="name"
      />
    ),
    children: () => screen.queryAllByRole('rowheader'),
    isFocusable: false,
  },
  Tree: {
    of: (names) => (
      <Tree label="Contents" items={names.map((name) => ({ id: name, label: name }))} />
    ),
    children: () => screen.queryAllByRole('treeitem'),
    isFocusable: true,
  },
};

const CHANGES: readonly (readonly [string, readonly string[]])[] = [
  ['one is added at the start', ['z', 'a', 'b', 'c']],
  ['one is added in between and one at the end', ['a', 'x', 'b', 'c', 'd']],
  ['the first is removed', ['b', 'c']],
  ['the last is removed', ['a', 'b']],
  ['they are reordered', ['c', 'a', 'b']],
  ['they are replaced', ['p', 'q', 'r', 's']],
  ['one is left', ['b']],
  ['none is left', []],
];

describe.each(Object.entries(subjects))('%s', (_name, subject) => {
  const { of, children, nameOf = (child: HTMLElement) => child.textContent, isFocusable } = subject;
  const first = ['a', 'b', 'c'];
  const shown = () => children().map(nameOf);
  const inertOnes = () => children().filter((child) => child.closest('[inert], [hidden]'));

  test('has its children in order and none inert, whichever are added, removed or moved, and back', async () => {
    const { rerender } = render(of(first));
    for (const [change, names] of CHANGES)
      for (const given of [first, names]) {
        rerender(of(given));
        // oxlint-disable-next-line no-await-in-loop -- observers report after each change
        await act(async () => undefined);
        expect(shown(), change).toEqual(given);
        expect(inertOnes(), change).toEqual([]);
      }
  });

  if (isFocusable)
    test('a child that has the focus keeps it when others are added, removed or reordered', async () => {
      const { rerender } = render(of(first));
      act(() => children()[1]!.focus());
      for (const given of [['c', 'b'], ['b', 'c', 'a'], ['b'], ['x', 'b', 'y']]) {
        rerender(of(given));
        // oxlint-disable-next-line no-await-in-loop -- observers report after each change
        await act(async () => undefined);
        expect(nameOf(document.activeElement as HTMLElement)).toBe('b');
      }
    });
});

describe.each(['Tabs', 'Menu', 'Tree'] as const)('%s: the focused child', (name) => {
  const { of, children } = subjects[name]!;
  test.each([
    ['is removed', ['a', 'c'], 'c'],
    ['at the end is removed', ['a'], 'a'],
    ['is removed with its neighbour', ['a', 'd'], 'd'],
  ])(
    'that %s hands the focus to its neighbour, and the arrows go on from there',
    async (_c, left, to) => {
      const { rerender } = render(
        of(['a', 'b', 'c', 'd'].slice(0, left.includes('d') ? 4 : left.length + 1)),
      );
      act(() => children()[1]!.focus());
      rerender(of(left));
      await act(async () => undefined);
      expect(document.activeElement).toHaveTextContent(to);
      await userEvent.keyboard('{Home}');
      expect(children()[0]).toHaveFocus();
    },
  );

  test('hands nothing to its neighbour when the focus was elsewhere', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { rerender } = render(of(['a', 'b', 'c']));
    act(() => children()[1]!.focus());
    act(() => children()[1]!.blur());
    await act(() => vi.advanceTimersByTimeAsync(10));
    vi.useRealTimers();
    rerender(of(['a', 'c']));
    await act(async () => undefined);
    expect(document.body).toHaveFocus();
  });
});

describe('Tabs: the selected tab', () => {
  const { of } = subjects['Tabs']!;
  const selected = () => screen.queryByRole('tab', { selected: true })?.textContent;
  test.each([
    [['a', 'c'], 'c'],
    [['a'], 'a'],
    [['c', 'a'], 'c'],
  ])('that is removed selects its neighbour: of %j it is %s', async (left, next) => {
    const { rerender } = render(of(['a', 'b', 'c']));
    rerender(of(left));
    await act(async () => undefined);
    expect(selected()).toBe(next);
    expect(screen.getByRole('tabpanel')).toHaveTextContent(`Panel ${next}`);
  });

  test('controlled, asks for the neighbour', async () => {
    const requested = vi.fn();
    function Page({ names }: { names: readonly string[] }) {
      const [value, setValue] = useState('b');
      return (
        <Tabs
          label="Parts"
          value={value}
          onValueChange={(next) => {
            requested(next);
            setValue(next);
          }}
        >
          <TabList>
            {names.map((name) => (
              <Tab key={name} value={name}>
                {name}
              </Tab>
            ))}
          </TabList>
          {names.map((name) => (
            <TabPanel key={name} value={name}>
              Panel {name}
            </TabPanel>
          ))}
        </Tabs>
      );
    }
    const { rerender } = render(<Page names={['a', 'b', 'c']} />);
    rerender(<Page names={['a', 'c']} />);
    await act(async () => undefined);
    expect(requested.mock.calls).toEqual([['c']]);
    expect(selected()).toBe('c');
  });
});

test('Accordion: an open item that was removed and comes back is open still, and the others stay as they are', () => {
  const { of } = subjects['Accordion']!;
  const { rerender } = render(of(['a', 'b', 'c']));
  const open = () =>
    screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
  rerender(of(['a', 'c']));
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  rerender(of(['a', 'b', 'c']));
  expect(open()).toEqual(['b']);
});

test('Carousel: without slides at its place it is at its last group, with the controls of what is left', async () => {
  const { of } = subjects['Carousel']!;
  const { rerender } = render(of(['a', 'b', 'c', 'd']));
  await userEvent.click(screen.getByRole('button', { name: 'Slide 4 of 4' }));
  rerender(of(['a', 'b']));
  const dots = within(screen.getByRole('group', { name: 'Choose a slide' }));
  expect(dots.getAllByRole('button')).toHaveLength(2);
  expect(dots.getByRole('button', { name: 'Slide 2 of 2' })).toHaveAttribute('aria-current');
  expect(screen.getByRole('button', { name: 'Next slide' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('Table: without rows it says so, and a row keeps its cells when others move', () => {
  const { of } = subjects['Table']!;
  const { rerender } = render(of(['a', 'b']));
  const row = screen.getByRole('rowheader', { name: 'b' });
  rerender(of(['b', 'x', 'a']));
  expect(screen.getByRole('rowheader', { name: 'b' })).toBe(row);
  rerender(of([]));
  expect(screen.getByRole('cell')).toHaveTextContent('Nothing to show.');
});
