import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Contents } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const items = [
  { id: 'scope', label: 'Scope' },
  { id: 'data', label: 'Your data' },
];

/** An IntersectionObserver controlled by the test, since jsdom has no layout. */
function observeByHand() {
  let report: IntersectionObserverCallback = () => undefined;
  const observed: string[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe({ id }: Element) {
        observed.push(id);
      }
      disconnect() {}
    },
  );
  return {
    observed,
    show: (id: string, isIntersecting: boolean) =>
      act(() =>
        report(
          [{ target: document.getElementById(id)!, isIntersecting } as never],
          undefined as never,
        ),
      ),
  };
}

function Page() {
  return (
    <>
      <Contents items={items} />
      {items.map(({ id, label }) => (
        <section key={id} id={id}>
          {label}
        </section>
      ))}
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('Contents', () => {
  behavesAsComponent(Contents, { props: { items } });

  test('is navigation with a link to each section @wcag:1.3.1', () => {
    render(<Page />);
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['#scope', '#data']);
  });

  test('marks the section being read, and keeps the mark between two sections @wcag:4.1.2', () => {
    const view = observeByHand();
    render(<Page />);
    expect(view.observed).toEqual(['scope', 'data']);
    const marked = () =>
      screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked()).toEqual([]);
    view.show('scope', true);
    view.show('data', true);
    expect(marked()).toEqual([screen.getByRole('link', { name: 'Scope' })]);
    view.show('scope', false);
    expect(marked()).toEqual([screen.getByRole('link', { name: 'Your data' })]);
    view.show('data', false);
    expect(marked()).toEqual([screen.getByRole('link', { name: 'Your data' })]);
    expect(marked()[0]).toHaveAttribute('aria-current', 'location');
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Contents items={items} />
      </I18nProvider>,
    );
    expect(screen.getByRole('navigation', { name: 'इस पेज पर' })).toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: entries are given as data
    void (<Contents />);
    // @ts-expect-error: an entry needs a target
    void (<Contents items={[{ label: 'Scope' }]} />);
  });
});
