import { afterPaint } from '@jyoti/ui/after-paint';
import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdScript } from '../src/app/early-presses.ts';
import { takeUpEarlyInput } from '../src/app/early-visitor.ts';
import { makeUpForEarlyPresses } from '../src/parts/presses.ts';
import { whenReached } from '../src/parts/when-near.tsx';

class NeverSeen {
  observe() {}
  disconnect() {}
}
beforeAll(() => vi.stubGlobal('IntersectionObserver', NeverSeen));
afterAll(() => vi.unstubAllGlobals());

/** What the page did, in its order, and what it showed then. */
let done: string[] = [];
beforeEach(() => {
  done = [];
});
afterEach(() => document.body.replaceChildren());

/** A form that a button fills, and things that open, go away and lead on. */
function Tool({ id = '' }: { id?: string }) {
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const [chosen, setChosen] = useState(0);
  const noted = (what: string) => done.push(`${id}${what}`);
  return (
    <section aria-label={`tool ${id}`}>
      <button onClick={() => setName('Meera')}>own details</button>
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        more
      </button>
      <button onClick={() => setGone(true)}>take away</button>
      {!gone && <button onClick={() => noted('pressed what was gone')}>last</button>}
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
          noted(`sent ${name} with tab ${chosen}`);
        }}
      >
        <input aria-label={`Name ${id}`} value={name} onChange={(e) => setName(e.target.value)} />
        <button type="submit">send</button>
      </form>
    </section>
  );
}

const button = (name: string, at = 0) => screen.getAllByRole('button', { name })[at]!;
const tab = (name: string) => screen.getByRole('tab', { name });

/** Leaves time for what would be done too often. */
const drawnTwice = async () => {
  for (const _ of [1, 2]) {
    await act(async () => new Promise<void>((painted) => void afterPaint(painted)));
  }
};

/** Parts as the server writes them, and as a browser has them whose code comes when it is let. */
async function arrive(ids: readonly string[] = ['']) {
  const parts = ids.map((id) => {
    const coming = Promise.withResolvers<{ Tool: typeof Tool }>();
    const load = vi.fn(() => coming.promise);
    return { id, coming, load, Part: whenReached(load, (module) => module.Tool) };
  });
  const server = parts.map(({ id }) => ({
    id,
    Part: whenReached(
      () => Promise.resolve({ Tool }),
      (module) => module.Tool,
    ),
  }));
  const page = (those: typeof server) => those.map(({ id, Part }) => <Part key={id} id={id} />);
  await Promise.all(server.map(({ Part }) => Part.bring()));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<>{page(server)}</>);
  const site = await act(async () => hydrateRoot(root, <>{page(parts)}</>));
  return {
    loads: parts.map(({ load }) => load),
    come: (at = 0) => act(async () => parts[at]?.coming.resolve({ Tool })),
    fail: (at = 0) => act(async () => parts[at]?.coming.reject(new Error('no line'))),
    leave: () => act(() => site.unmount()),
  };
}

test('what was pressed is made up for in its order, each when what the one before caused is drawn', async () => {
  const { come, leave } = await arrive();
  button('own details').click();
  tab('tab 1').click();
  button('send').click();
  await come();
  await waitFor(() => expect(done).toEqual(['sent Meera with tab 1']));
  leave();
});

test('a thing that opens and closes ends where two presses end', async () => {
  const { come, leave } = await arrive();
  button('more').click();
  button('more').click();
  button('own details').click();
  await come();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Meera'));
  expect(button('more')).toHaveAttribute('aria-expanded', 'false');
  button('more').click();
  await waitFor(() => expect(button('more')).toHaveAttribute('aria-expanded', 'true'));
  leave();
});

test('a form that is sent again is sent once, after all that was pressed', async () => {
  const { come, leave } = await arrive();
  button('send').click();
  button('own details').click();
  button('send').click();
  await come();
  await waitFor(() => expect(done).toHaveLength(1));
  await drawnTwice();
  expect(done).toEqual(['sent Meera with tab 0']);
  leave();
});

test('keys lead on one after the other, and a press comes after them', async () => {
  const { come, leave } = await arrive();
  const right = () =>
    tab('tab 0').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  right();
  right();
  button('send').click();
  await come();
  await waitFor(() => expect(done).toEqual(['sent  with tab 2']));
  expect(tab('tab 2')).toHaveFocus();
  leave();
});

test('what a press took away is not pressed any more, and what follows is', async () => {
  const { come, leave } = await arrive();
  button('take away').click();
  button('last').click();
  button('send').click();
  await come();
  await waitFor(() => expect(done).toEqual(['sent  with tab 0']));
  leave();
});

test('a part whose code is there does not wait for another', async () => {
  const { come, leave } = await arrive(['one ', 'two ']);
  button('send', 0).click();
  button('own details', 1).click();
  button('send', 1).click();
  await come(1);
  await waitFor(() => expect(done).toEqual(['two sent Meera with tab 0']));
  await come(0);
  await waitFor(() => expect(done).toEqual(['two sent Meera with tab 0', 'one sent  with tab 0']));
  leave();
});

test('what was pressed in vain is not made up for later: who wants it presses again', async () => {
  const { loads, fail, leave } = await arrive();
  button('own details').click();
  button('send').click();
  await fail();
  loads[0]?.mockResolvedValue({ Tool });
  await act(async () => button('send').click());
  await waitFor(() => expect(done).toEqual(['sent  with tab 0']));
  leave();
});

test('a press while React itself takes the part over is answered once', async () => {
  const { come, leave } = await arrive();
  button('own details').click();
  await act(async () => {
    await come();
    // The code is there, and React has not drawn with it yet: a press would make it do so at once.
    button('more').click();
    button('send').click();
  });
  await waitFor(() => expect(done).toEqual(['sent Meera with tab 0']));
  await drawnTwice();
  expect(done).toHaveLength(1);
  expect(button('more')).toHaveAttribute('aria-expanded', 'true');
  leave();
});

test('what is pressed while earlier presses are made up for comes after them', async () => {
  const { come, leave } = await arrive();
  button('own details').click();
  tab('tab 2').click();
  await come();
  button('send').click();
  expect(done).toEqual([]);
  await waitFor(() => expect(done).toEqual(['sent Meera with tab 2']));
  leave();
});

test('what was pressed before any code was there is made up for too, in parts still to come as well', async () => {
  // As the head loads it.
  // oxlint-disable-next-line no-new-func
  new Function(holdScript)();
  const Foot = whenReached(load, (module) => module.Tool);
  const coming = Promise.withResolvers<{ Tool: typeof Tool }>();
  function load() {
    return coming.promise;
  }
  const Ready = whenReached(
    () => Promise.resolve({ Tool }),
    (module) => module.Tool,
  );
  await Ready.bring();
  function Page({ Part }: { Part: typeof Foot }) {
    useLayoutEffect(() => {
      takeUpEarlyInput(document);
      makeUpForEarlyPresses();
    }, []);
    return (
      <>
        <Tool id="page " />
        <Part id="foot " />
      </>
    );
  }
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page Part={Ready} />);
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Name page' }).value = 'Ravi';
  button('send', 1).click();
  button('send', 0).click();
  button('own details', 0).click();
  button('send', 0).click();
  expect(done).toEqual([]);
  const site = await act(async () => hydrateRoot(root, <Page Part={Foot} />));
  await waitFor(() => expect(done).toEqual(['page sent Meera with tab 0']));
  await act(async () => coming.resolve({ Tool }));
  await waitFor(() =>
    expect(done).toEqual(['page sent Meera with tab 0', 'foot sent  with tab 0']),
  );
  act(() => site.unmount());
});
