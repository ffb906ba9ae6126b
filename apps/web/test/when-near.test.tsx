import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PartSheets } from '../src/parts/part-sheets.ts';
import { bringPartsOf } from '../src/parts/parts.ts';
import { whenNear } from '../src/parts/when-near.tsx';

let sent: string[] = [];
/** What is watched for coming near the window. */
const watched = new Map<Element, IntersectionObserverCallback>();

class Watch implements Partial<IntersectionObserver> {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(element: Element) {
    watched.set(element, this.#tell);
  }
  disconnect() {
    for (const [element, tell] of watched) if (tell === this.#tell) watched.delete(element);
  }
}
beforeAll(() => vi.stubGlobal('IntersectionObserver', Watch));
afterAll(() => vi.unstubAllGlobals());

const scrollTo = (element: Element) =>
  act(async () => {
    const seen = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    watched.get(element)?.(seen, new IntersectionObserver(() => undefined));
  });

afterEach(() => {
  document.body.replaceChildren();
  watched.clear();
  sent = [];
});

type Counting = ComponentType<{ of: string }>;

function Counter({ of }: { of: string }) {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  return (
    <section aria-label="part">
      <p>{`${of} ${count}`}</p>
      <button
        onClick={() => setCount(count + 1)}
        onKeyDown={({ key }) => key === 'ArrowRight' && setCount(count + 10)}
      >
        more
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(name);
        }}
      >
        <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      </form>
    </section>
  );
}

/** A part as the server has it, and as a browser has it whose code comes when it is let. */
async function arrive(page: (Part: Counting) => ReactNode = (Part) => <Part of="A" />) {
  const load = vi.fn<() => Promise<{ Counter: typeof Counter }>>();
  let Part = whenNear(
    () => Promise.resolve({ Counter }),
    (module) => module.Counter,
  );
  await bringPartsOf('');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(
    <PartSheets value={() => '<link rel="stylesheet" href="/part.css">'}>{page(Part)}</PartSheets>,
  );
  const coming = Promise.withResolvers<{ Counter: typeof Counter }>();
  load.mockReturnValue(coming.promise);
  Part = whenNear(
    () => load(),
    (module) => module.Counter,
  );
  const site = await act(async () => hydrateRoot(root, page(Part)));
  return {
    load,
    root,
    section: screen.getByRole('region', { name: 'part' }),
    more: screen.getByRole('button', { name: 'more' }),
    come: () => act(async () => coming.resolve({ Counter })),
    fail: () => act(async () => coming.reject(new Error('no line'))),
    leave: () => act(() => site.unmount()),
  };
}

test('a part stands in the HTML behind its style, its code is not asked for before it is near', async () => {
  const { load, root, section, more, come, leave } = await arrive();
  expect(root.querySelector('[hidden] > link')?.compareDocumentPosition(section)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(load).not.toHaveBeenCalled();
  await scrollTo(section);
  expect(load).toHaveBeenCalledTimes(1);
  await come();
  fireEvent.click(more);
  expect(screen.getByText('A 1')).toBeVisible();
  // Taken over, not drawn anew.
  expect(section).toBeInTheDocument();
  expect(root.querySelector('[hidden] > link')).not.toBeNull();
  leave();
});

test('the style of a part stays when the part goes: what comes in its place may share it', async () => {
  const { section, come, leave } = await arrive();
  await scrollTo(section);
  await come();
  const links = () => document.querySelectorAll('body > link[href="/part.css"]');
  for (const link of links()) link.remove();
  leave();
  expect(links()).toHaveLength(1);
});

test('who reaches into a part brings its code, and loses neither a press nor what was typed', async () => {
  const { load, more, come, leave } = await arrive();
  const name = screen.getByRole<HTMLInputElement>('textbox');
  name.focus();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  name.value = 'Meera';
  more.click();
  await come();
  expect(await screen.findByText('A 1')).toBeVisible();
  name.form?.requestSubmit();
  expect(sent).toEqual(['Meera']);
  leave();
});

test('an arrow that is pressed before the code leads on when it is there', async () => {
  const { more, come, leave } = await arrive();
  fireEvent.keyDown(more, { key: 'ArrowRight' });
  await come();
  expect(await screen.findByText('A 10')).toBeVisible();
  leave();
});

test('a form that is sent before its code is sent when it is there, once', async () => {
  const { come, leave } = await arrive();
  const name = screen.getByRole<HTMLInputElement>('textbox');
  name.value = 'Meera';
  name.form?.requestSubmit();
  expect(sent).toEqual([]);
  await come();
  await vi.waitFor(() => expect(sent).toEqual(['Meera']));
  leave();
});

test('what changes above a part before its code is there neither hides nor changes it until then', async () => {
  function Page({ Part }: { Part: Counting }) {
    const [of, setOf] = useState('A');
    return (
      <>
        <button onClick={() => setOf('B')}>change</button>
        <Part of={of} />
      </>
    );
  }
  const { section, come, leave } = await arrive((Part) => <Page Part={Part} />);
  fireEvent.click(screen.getByRole('button', { name: 'change' }));
  expect(screen.getByText('A 0')).toBeVisible();
  expect(section).toBeInTheDocument();
  await scrollTo(section);
  await come();
  expect(screen.getByText('B 0')).toBeVisible();
  leave();
});

test('code that did not come is asked for again at the next occasion', async () => {
  const { load, section, fail, more, leave } = await arrive();
  await scrollTo(section);
  await fail();
  load.mockResolvedValue({ Counter });
  await scrollTo(section);
  expect(load).toHaveBeenCalledTimes(2);
  fireEvent.click(more);
  expect(screen.getByText('A 1')).toBeVisible();
  leave();
});

test('without HTML from the server a part has its code with the page', async () => {
  const load = Object.assign(
    vi.fn(() => Promise.resolve({ Counter })),
    {
      from: 'src/pages/here/here-page.tsx',
    },
  );
  const Part = whenNear(load, (module) => module.Counter);
  expect(bringPartsOf('src/pages/there/there.route.ts')).toBeNull();
  await bringPartsOf('src/pages/here/here.route.ts');
  render(<Part of="A" />);
  fireEvent.click(screen.getByRole('button', { name: 'more' }));
  expect(screen.getByText('A 1')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
