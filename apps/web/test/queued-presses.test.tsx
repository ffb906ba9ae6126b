import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replayInputBeforeHydration } from '../src/platform/bootstrap/early-input.ts';
import {
  queuePresses,
  LOAD_FAILED,
  NOT_READY,
  PRESSED,
  READY,
} from '../src/platform/bootstrap/queued-presses.ts';

/** What the page did, in order. */
let done: string[] = [];
let release: () => void;
let root: Root | undefined;

beforeEach(() => {
  done = [];
  release = queuePresses();
});
afterEach(() => {
  release();
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

/** A form that a button fills, a disclosure, and tabs with arrow keys. */
function Tool() {
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <button onClick={() => setName('Meera')}>
        <svg data-testid="icon" /> own details
      </button>
      <button
        aria-expanded={open}
        onClick={() => {
          done.push('more');
          setOpen(!open);
        }}
      >
        more
      </button>
      {[0, 1, 2].map((tab) => (
        <button
          key={tab}
          role="tab"
          aria-selected={tab === chosen}
          onClick={() => setChosen(tab)}
          onKeyDown={({ key, currentTarget }) => {
            const next = currentTarget.nextElementSibling;
            if (key !== 'ArrowRight' || !(next instanceof HTMLButtonElement)) return;
            next.focus();
            next.click();
          }}
        >{`tab ${tab}`}</button>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done.push(`sent ${name} with tab ${chosen}`);
        }}
      >
        <input aria-label="Name" value={name} onChange={(e) => setName(e.target.value)} />
        <button type="submit">send</button>
      </form>
    </>
  );
}

/** The tool as server HTML. */
function fromServer(): HTMLElement {
  const box = document.body.appendChild(document.createElement('main'));
  box.innerHTML = renderToString(<Tool />);
  return box;
}

async function hydrate(box: HTMLElement): Promise<void> {
  root = await act(async () => hydrateRoot(box, <Tool />));
  replayInputBeforeHydration(box);
  document.dispatchEvent(new Event(READY));
}

const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });

/** Waits in case something is replayed too often. */
const paints = () => act(async () => new Promise((resolve) => void setTimeout(resolve, 120)));

const nextPaint = () =>
  act(
    async () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

test('replays presses before hydration in order, each after the effects of the previous one', async () => {
  const box = fromServer();
  button('own details').click();
  tab('tab 1').click();
  button('send').click();
  await paints();
  expect(done).toEqual([]);
  await hydrate(box);
  await waitFor(() => expect(done).toEqual(['sent Meera with tab 1']));
});

test('treats a press on the icon of a button as one on the button', async () => {
  const box = fromServer();
  screen.getByTestId('icon').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await hydrate(box);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Meera'));
});

test('submits a form once that was submitted twice, after all presses', async () => {
  const box = fromServer();
  button('send').click();
  button('own details').click();
  button('send').click();
  await hydrate(box);
  await waitFor(() => expect(done).toHaveLength(1));
  await paints();
  expect(done).toEqual(['sent Meera with tab 0']);
});

test('replays two presses on a disclosure as two, and handles later presses immediately', async () => {
  const box = fromServer();
  button('more').click();
  button('more').click();
  await hydrate(box);
  await waitFor(() => expect(done).toEqual(['more', 'more']));
  // The replay ends when a paint causes no further press.
  await nextPaint();
  expect(button('more')).toHaveAttribute('aria-expanded', 'false');
  act(() => button('more').click());
  expect(button('more')).toHaveAttribute('aria-expanded', 'true');
});

test('replays arrow keys one after another', async () => {
  const box = fromServer();
  tab('tab 0').focus();
  for (const _ of [1, 2]) {
    tab('tab 0').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
    );
  }
  await hydrate(box);
  await waitFor(() => expect(tab('tab 2')).toHaveAttribute('aria-selected', 'true'));
  expect(tab('tab 2')).toHaveFocus();
});

test('makes typed input available to a press that needs it', async () => {
  const box = fromServer();
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  name.value = 'Kamala';
  button('send').click();
  await hydrate(box);
  await waitFor(() => expect(done).toEqual(['sent Kamala with tab 0']));
});

test('replays a press in an element that is not ready once it is, and marks the element', async () => {
  const box = fromServer();
  box.setAttribute(NOT_READY, '');
  await hydrate(box);
  button('own details').click();
  expect(box).toHaveAttribute(NOT_READY, PRESSED);
  await paints();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  box.removeAttribute(NOT_READY);
  document.dispatchEvent(new Event(READY));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Meera'));
});

test('lets the browser submit forms, including a queued one, if the page’s code fails to load', () => {
  fromServer();
  const submitted: boolean[] = [];
  const onSubmit = (event: Event) => {
    submitted.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.body.addEventListener('submit', onSubmit);
  button('send').click();
  expect(submitted).toEqual([]);
  document.dispatchEvent(new Event(LOAD_FAILED));
  expect(submitted).toEqual([false]);
  button('send').click();
  expect(submitted).toEqual([false, false]);
  document.body.removeEventListener('submit', onSubmit);
});

test('does not queue presses on links, boxes and lists', () => {
  const box = fromServer();
  const link = box.appendChild(document.createElement('a'));
  const tick = box.appendChild(document.createElement('input'));
  tick.type = 'checkbox';
  const followed: boolean[] = [];
  link.addEventListener('click', (event) => followed.push(event.defaultPrevented));
  link.click();
  tick.click();
  expect(followed).toEqual([false]);
  expect(tick.checked).toBe(true);
});
