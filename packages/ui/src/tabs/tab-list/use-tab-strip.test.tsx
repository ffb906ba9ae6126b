import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterPaint } from '../../after-paint/index.ts';
import { Tab, TabList, TabNav, TabNavLink, Tabs, type TabsProps } from '../index.ts';

/** Each tab is 100 px wide, the strip 250. */
const TAB = 100;
const STRIP = 250;

const names = ['Kundli', 'General', 'Dashas', 'Doshas'];
const isItem = (element: Element) => element.matches('[role="tab"], [data-part="tab-nav-link"]');

const scrolled = vi.fn();
/** Scroll width of the strip, px. */
let content = 0;
const { getBoundingClientRect } = Element.prototype;
const widths = ['clientWidth', 'scrollWidth'] as const;
const measured = widths.map((name) => Object.getOwnPropertyDescriptor(Element.prototype, name)!);
beforeEach(() => {
  content = names.length * TAB;
  for (const name of widths) {
    const get = () => (name === 'clientWidth' ? STRIP : content);
    Object.defineProperty(Element.prototype, name, { configurable: true, get });
  }
  Element.prototype.scrollBy = scrolled;
  Element.prototype.getBoundingClientRect = function boxOf(this: Element) {
    const place = [...document.querySelectorAll('*')].filter(isItem).indexOf(this);
    return place < 0 ? new DOMRect(0, 0, STRIP, 48) : new DOMRect(place * TAB, 0, TAB, 48);
  };
});
afterEach(() => {
  for (const [index, name] of widths.entries())
    Object.defineProperty(Element.prototype, name, measured[index]!);
  Element.prototype.getBoundingClientRect = getBoundingClientRect;
  Reflect.deleteProperty(Element.prototype, 'scrollBy');
  scrolled.mockReset();
  vi.unstubAllGlobals();
});

const painted = () => act(() => new Promise<void>((resolve) => void afterPaint(() => resolve())));

const AsTabs = (props: Partial<TabsProps>) => (
  <Tabs label="Parts" defaultValue="Kundli" {...props}>
    <TabList>
      {names.map((name) => (
        <Tab key={name} value={name}>
          {name}
        </Tab>
      ))}
    </TabList>
  </Tabs>
);
const AsLinks = () => (
  <TabNav label="Parts">
    {names.map((name) => (
      <TabNavLink key={name} href={`/${name}`}>
        {name}
      </TabNavLink>
    ))}
  </TabNav>
);

/** A ResizeObserver that a test triggers. */
function stubSizes() {
  const watched = new Set<Element>();
  let report = () => undefined as void;
  class Sizes {
    constructor(callback: () => void) {
      report = () => act(callback);
    }
    observe = (box: Element) => void watched.add(box);
    disconnect = () => watched.clear();
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  return { watched, resize: () => report() };
}
describe.each<[string, () => ReactNode, string]>([
  ['Tabs', () => <AsTabs />, 'tablist'],
  ['TabNav', AsLinks, 'list'],
])('the strip of %s', (_name, Strip, role) => {
  const strip = () => screen.getByRole(role);
  const cuts = () =>
    ['data-cut-start', 'data-cut-end'].map((name) => strip().getAttribute(name) === 'true');

  test('reports which of its ends are cut off, at every scroll position', () => {
    render(<Strip />);
    expect(cuts()).toEqual([false, true]);
    for (const [left, ends] of [
      [75, [true, true]],
      [150, [true, false]],
      [0, [false, true]],
    ] as const) {
      strip().scrollLeft = left;
      fireEvent.scroll(strip());
      expect(cuts()).toEqual(ends);
    }
  });

  test('is not cut where all of it is in view, nor in the HTML of a server', () => {
    content = STRIP;
    render(<Strip />);
    for (const name of ['data-cut-start', 'data-cut-end']) {
      expect(strip()).not.toHaveAttribute(name);
      expect(renderToString(<Strip />)).not.toContain(name);
    }
  });

  test('renders again only when an end begins or ends to be cut', () => {
    const rendered = vi.fn();
    render(
      <Profiler id="strip" onRender={rendered}>
        <Strip />
      </Profiler>,
    );
    rendered.mockClear();
    for (const left of [60, 65, 70, 75, 80]) {
      strip().scrollLeft = left;
      fireEvent.scroll(strip());
    }
    // React may render once more to bail out.
    expect(rendered.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test('measures itself when its size or that of a tab changes, until unmount', () => {
    const { watched, resize } = stubSizes();
    const { unmount } = render(<Strip />);
    expect(cuts()).toEqual([false, false]);
    expect([...watched]).toEqual([strip(), ...strip().children]);
    resize();
    expect(cuts()).toEqual([false, true]);
    unmount();
    expect(watched).toHaveLength(0);
  });
});

describe('the selected tab', () => {
  test('is in view at once where the page begins with one that is out of it', () => {
    render(<AsTabs defaultValue="Doshas" />);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 198, behavior: 'instant' });
  });

  test('comes back into view when the strip is resized', () => {
    const { resize } = stubSizes();
    render(<AsTabs defaultValue="Doshas" />);
    expect(scrolled).not.toHaveBeenCalled();
    resize();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 198, behavior: 'instant' });
  });

  test('is scrolled to after the paint, once where the choice changed twice before it', async () => {
    render(<AsTabs />);
    scrolled.mockClear();
    const choose = async (name: string) => {
      fireEvent.click(screen.getByRole('tab', { name }));
      await Promise.resolve();
    };
    await choose('Dashas');
    await choose('Doshas');
    expect(scrolled).not.toHaveBeenCalled();
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    await painted();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 198, behavior: 'auto' });
  });

  test('that is in view moves nothing', async () => {
    render(<AsTabs />);
    scrolled.mockClear();
    const general = screen.getByRole('tab', { name: 'General' });
    general.getBoundingClientRect = () => new DOMRect(TAB, 0, TAB, 48);
    await userEvent.click(general);
    await painted();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('is not scrolled after an unmount before the paint', async () => {
    const { unmount } = render(<AsTabs />);
    scrolled.mockClear();
    fireEvent.click(screen.getByRole('tab', { name: 'Doshas' }));
    await Promise.resolve();
    unmount();
    await painted();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
