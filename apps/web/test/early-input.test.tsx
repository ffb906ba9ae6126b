import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { replayInputBeforeHydration } from '../src/platform/bootstrap/early-input.ts';

afterEach(() => document.body.replaceChildren());

function Page() {
  const [name, setName] = useState('');
  const [known, setKnown] = useState(false);
  const [when, setWhen] = useState('by day');
  const [hour, setHour] = useState('05');
  const [sign, setSign] = useState('Mesha');
  const [note, setNote] = useState('as it came');
  useLayoutEffect(() => replayInputBeforeHydration(document), []);
  return (
    <form>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        type="checkbox"
        checked={known}
        onChange={({ target }) => setKnown(target.checked)}
        aria-label="Time known"
      />
      {['by day', 'by night'].map((part) => (
        <input
          key={part}
          type="radio"
          name="part"
          checked={when === part}
          onChange={() => setWhen(part)}
          aria-label={part}
        />
      ))}
      <select value={hour} onChange={({ target }) => setHour(target.value)} aria-label="Hour">
        {['04', '05', '06'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <select value={sign} onChange={({ target }) => setSign(target.value)} aria-label="Sign">
        {['Mesha', 'Vrishabha'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <textarea value={note} onChange={({ target }) => setNote(target.value)} aria-label="Note" />
      <p>{`${name} ${known} ${when} ${hour} ${sign} ${note}`}</p>
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
    known: find<HTMLInputElement>('[type="checkbox"]'),
    hour: find<HTMLSelectElement>('[aria-label="Hour"]'),
    night: find<HTMLInputElement>('[aria-label="by night"]'),
    state: () => find('p').textContent,
  };
}

test('dispatches what was typed, ticked and chosen before hydration', async () => {
  const { root, name, known, night, hour, state } = arrive();
  name.value = 'Meera';
  hour.value = '06';
  known.checked = true;
  night.checked = true;
  const page = await act(async () => hydrateRoot(root, <Page />));
  expect(state()).toBe('Meera true by night 06 Mesha as it came');
  expect(name).toHaveValue('Meera');
  expect(known).toBeChecked();
  expect(night).toBeChecked();
  act(() => page.unmount());
});

test('leaves untouched fields unchanged', async () => {
  const { root, state } = arrive();
  const page = await act(async () => hydrateRoot(root, <Page />));
  expect(state()).toBe(' false by day 05 Mesha as it came');
  act(() => page.unmount());
});
