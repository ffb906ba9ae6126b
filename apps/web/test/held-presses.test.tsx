import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeUpEarlyInput } from '../src/start/early-input.ts';
import { holdPresses, LOST, NOT_READY, PRESSED, READY } from '../src/start/held-presses.ts';

/** What the page did, in its order. */
let done: string[] = [];
let release: () => void;
let root: Root | undefined;

beforeEach(() => {
  done = [];
  release = holdPresses();
});
afterEach(() => {
  release();
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

/** A form that a button fills, a thing that opens, and tabs that arrow keys move along. */
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

/** The tool as HTML from the server. */
function fromServer(): HTMLElement {
  const box = document.body.appendChild(document.createElement('main'));
  box.innerHTML = renderToString(<Tool />);
  return box;
}

async function hydrate(box: HTMLElement): Promise<void> {
  root = await act(async () => hydrateRoot(box, <Tool />));
  takeUpEarlyInput(box);
  document.dispatchEvent(new Event(READY));
}

const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });

/** Leaves time for what would be replayed too often. */
const paints = () => act(async () => new Promise((resolve) => void setTimeout(resolve, 120)));

const nextPaint = () =>
  act(
    async () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

test('presses before hydration are replayed in their order, each after what the one before caused', async () => {
  const box = fromServer();
  button('own details').click();
  tab('tab 1').click();
  button('send').click();
  await paints();
  expect(done).toEqual([]);
  await hydrate(box);
  await waitFor(() => expect(done).toEqual(['sent Meera with tab 1']));
});

test('a press on the icon of a button is one on the button', async () => {
  const box = fromServer();
  screen.getByTestId('icon').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await hydrate(box);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Meera'));
});

test('a form that is submitted twice is submitted once, after all that was pressed', async () => {
  const box = fromServer();
  button('send').click();
  button('own details').click();
  button('send').click();
  await hydrate(box);
  await waitFor(() => expect(done).toHaveLength(1));
  await paints();
  expect(done).toEqual(['sent Meera with tab 0']);
});

test('a thing that is pressed twice ends where two presses end, and answers at once from then on', async () => {
  const box = fromServer();
  button('more').click();
  button('more').click();
  await hydrate(box);
  await waitFor(() => expect(done).toEqual(['more', 'more']));
  // The replay ends when a paint brings no further press.
  await nextPaint();
  expect(button('more')).toHaveAttribute('aria-expanded', 'false');
  act(() => button('more').click());
  expect(button('more')).toHaveAttribute('aria-expanded', 'true');
});

test('arrow keys move along one after the other', async () => {
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

test('what was typed is there when a press needs it', async () => {
  const box = fromServer();
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  name.value = 'Kamala';
  button('send').click();
  await hydrate(box);
  await waitFor(() => expect(done).toEqual(['sent Kamala with tab 0']));
});

test('a press in an element that is not ready yet is replayed once it is, and marks the element', async () => {
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

test('where the page’s code does not load, the browser submits forms, one that was held too', () => {
  fromServer();
  const submitted: boolean[] = [];
  const onSubmit = (event: Event) => {
    submitted.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.body.addEventListener('submit', onSubmit);
  button('send').click();
  expect(submitted).toEqual([]);
  document.dispatchEvent(new Event(LOST));
  expect(submitted).toEqual([false]);
  button('send').click();
  expect(submitted).toEqual([false, false]);
  document.body.removeEventListener('submit', onSubmit);
});

test('links, boxes and lists are left to the browser', () => {
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
