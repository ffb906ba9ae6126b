import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Tree, type TreeItem } from './index.ts';
import { sampleItems } from './tree.samples.ts';

const props = { label: 'Contents', items: sampleItems };
const item = (name: string) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.querySelector('[data-part="tree-row"]')?.textContent;

describe('Tree', () => {
  behavesAsComponent(Tree, {
    props,
    state: [
      {
        prop: 'expanded',
        defaultProp: 'defaultExpanded',
        onChange: 'onExpandedChange',
        from: [],
        to: ['charts'],
        change: (user) => user.click(screen.getByText('Charts')),
        shown: () => (item('Charts').ariaExpanded === 'true' ? ['charts'] : []),
      },
      {
        ...valueProps,
        from: 'charts',
        to: 'places',
        change: (user) => user.click(screen.getByText('Places')),
        shown: () =>
          sampleItems.find(({ label }) => item(label).ariaSelected === 'true')?.id ?? null,
      },
    ],
  });

  test('is one tab stop; arrow keys move, open and close @wcag:2.1.1', async () => {
    const user = userEvent.setup();
    render(<Tree {...props} />);
    await user.tab();
    expect(item('Charts')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}');
    expect(item('Charts')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Rashi');
    expect(item('Rashi')).toHaveAttribute('aria-level', '2');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Charts');
    await user.keyboard('{End}');
    expect(focused()).toBe('Places');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(item('Charts')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    await user.tab({ shift: true });
    expect(item('Dashas')).toHaveFocus();
  });

  test('in right-to-left text the left and right arrows are swapped', () => {
    render(
      <div dir="rtl">
        <Tree {...props} />
      </div>,
    );
    fireEvent.keyDown(item('Charts'), { key: 'ArrowRight' });
    expect(item('Charts')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.keyDown(item('Charts'), { key: 'ArrowLeft' });
    expect(item('Charts')).toHaveAttribute('aria-expanded', 'true');
  });

  test('letters that are typed lead to the next name that starts with them', async () => {
    render(<Tree {...props} defaultExpanded={['charts']} />);
    await userEvent.tab();
    await userEvent.keyboard('na');
    expect(focused()).toBe('Navamsa');
  });

  test('Enter and Space open an item; a press on what is inside does not', async () => {
    render(<Tree {...props} loadChildren={() => []} />);
    act(() => item('Dashas').focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByText('Nothing inside.'));
    expect(item('Dashas')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    expect(item('Dashas')).toHaveAttribute('aria-expanded', 'false');
  });

  test('where items can be selected, Enter selects and the selected one is the tab stop', async () => {
    const changed = vi.fn();
    render(<Tree {...props} defaultValue="places" onValueChange={changed} />);
    await userEvent.tab();
    expect(item('Places')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(changed).toHaveBeenCalledExactlyOnceWith('dashas');
    expect(item('Dashas')).toHaveAttribute('aria-selected', 'true');
    expect(item('Dashas')).toHaveAttribute('aria-expanded', 'false');
  });

  test('is busy while items are loaded, and loads them once @wcag:4.1.3', async () => {
    let resolve: (items: TreeItem[]) => void = () => undefined;
    const load = vi.fn(() => new Promise<TreeItem[]>((done) => (resolve = done)));
    render(<Tree {...props} loadChildren={load} />);
    fireEvent.click(screen.getByText('Dashas'));
    expect(item('Dashas')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await act(async () => resolve([{ id: 'vimshottari', label: 'Vimshottari' }]));
    expect(item('Vimshottari')).toBeVisible();
    expect(item('Dashas')).not.toHaveAttribute('aria-busy');
    fireEvent.click(screen.getByText('Dashas'));
    fireEvent.click(screen.getByText('Dashas'));
    expect(load).toHaveBeenCalledOnce();
  });

  test.each([
    ['a promise that is rejected', () => Promise.reject(new Error('offline'))],
    [
      'a function that throws',
      () => {
        throw new Error('offline');
      },
    ],
  ])('after %s it can be tried again, and focus stays in the tree', async (_name, fail) => {
    const load = vi.fn<() => TreeItem[]>(() => [{ id: 'vimshottari', label: 'Vimshottari' }]);
    load.mockImplementationOnce(fail as never);
    const { container } = render(<Tree {...props} loadChildren={load} />);
    fireEvent.click(screen.getByText('Dashas'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
    expect(await axeViolations(container)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(item('Dashas')).toHaveFocus();
    expect(await screen.findByRole('treeitem', { name: 'Vimshottari' })).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a tree needs a name
    void (<Tree items={[]} />);
    // @ts-expect-error: an item needs an id
    void (<Tree label="Contents" items={[{ label: 'Charts' }]} />);
  });
});
