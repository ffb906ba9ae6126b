import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { holdScript, letEarlyFormGo, takeUpEarlyInput } from '../src/app/early-visitor.ts';

let sent: unknown[] = [];
afterEach(() => {
  document.body.replaceChildren();
  sent = [];
});

function Page() {
  const [name, setName] = useState('');
  const [told, setTold] = useState(false);
  const [when, setWhen] = useState('by day');
  const [note, setNote] = useState('as it came');
  useLayoutEffect(() => takeUpEarlyInput(document), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push({ name, told, when, note });
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        type="checkbox"
        checked={told}
        onChange={({ target }) => setTold(target.checked)}
        aria-label="Told"
      />
      {['by day', 'by night'].map((hour) => (
        <input
          key={hour}
          type="radio"
          name="hour"
          checked={when === hour}
          onChange={() => setWhen(hour)}
          aria-label={hour}
        />
      ))}
      <textarea value={note} onChange={({ target }) => setNote(target.value)} aria-label="Note" />
      <p>{`${name} ${told} ${when} ${note}`}</p>
    </form>
  );
}

function arrive() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page />);
  const find = <E extends Element>(selector: string) => root.querySelector<E>(selector)!;
  return {
    root,
    name: find<HTMLInputElement>('input'),
    told: find<HTMLInputElement>('[type="checkbox"]'),
    night: find<HTMLInputElement>('[aria-label="by night"]'),
    form: find<HTMLFormElement>('form'),
    said: () => find('p').textContent,
  };
}

test('what was typed and ticked before the code came is known to it', async () => {
  const { root, name, told, night, said } = arrive();
  name.value = 'Meera';
  told.checked = true;
  night.checked = true;
  const page = await act(async () => hydrateRoot(root, <Page />));
  expect(said()).toBe('Meera true by night as it came');
  expect(name).toHaveValue('Meera');
  expect(told).toBeChecked();
  expect(night).toBeChecked();
  act(() => page.unmount());
});

test('what nobody touched stays as it came', async () => {
  const { root, said } = arrive();
  const page = await act(async () => hydrateRoot(root, <Page />));
  expect(said()).toBe(' false by day as it came');
  act(() => page.unmount());
});

test('a form that was sent before is sent when the code is there, once', async () => {
  // The script as the head loads it.
  // oxlint-disable-next-line no-new-func
  new Function(holdScript)();
  const { root, form, name } = arrive();
  name.value = 'Meera';
  form.requestSubmit();
  expect(sent).toEqual([]);
  const page = await act(async () => hydrateRoot(root, <Page />));
  await act(async () => letEarlyFormGo());
  await act(async () => letEarlyFormGo());
  expect(sent).toEqual([{ name: 'Meera', told: false, when: 'by day', note: 'as it came' }]);
  act(() => page.unmount());
});
