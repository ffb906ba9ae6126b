import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { takeUpEarlyInput } from '../src/start/early-input.ts';

afterEach(() => document.body.replaceChildren());

function Page() {
  const [name, setName] = useState('');
  const [told, setTold] = useState(false);
  const [when, setWhen] = useState('by day');
  const [hour, setHour] = useState('05');
  const [sign, setSign] = useState('Mesha');
  const [note, setNote] = useState('as it came');
  useLayoutEffect(() => takeUpEarlyInput(document), []);
  return (
    <form>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        type="checkbox"
        checked={told}
        onChange={({ target }) => setTold(target.checked)}
        aria-label="Told"
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
      <p>{`${name} ${told} ${when} ${hour} ${sign} ${note}`}</p>
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
    hour: find<HTMLSelectElement>('[aria-label="Hour"]'),
    night: find<HTMLInputElement>('[aria-label="by night"]'),
    said: () => find('p').textContent,
  };
}

test('dispatches what was typed, ticked and chosen before hydration', async () => {
  const { root, name, told, night, hour, said } = arrive();
  name.value = 'Meera';
  hour.value = '06';
  told.checked = true;
  night.checked = true;
  const page = await act(async () => hydrateRoot(root, <Page />));
  expect(said()).toBe('Meera true by night 06 Mesha as it came');
  expect(name).toHaveValue('Meera');
  expect(told).toBeChecked();
  expect(night).toBeChecked();
  act(() => page.unmount());
});

test('leaves untouched fields unchanged', async () => {
  const { root, said } = arrive();
  const page = await act(async () => hydrateRoot(root, <Page />));
  expect(said()).toBe(' false by day 05 Mesha as it came');
  act(() => page.unmount());
});
