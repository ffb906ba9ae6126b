import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Controlled, input } from '../../test/controlled-place-field.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { FormContext } from '../form/form-context.ts';
import { PlaceField, type Place, type PlaceFieldProps } from './index.ts';
import { samplePlaces } from './sample-places.ts';
import { hi } from '../messages-hi/index.ts';

/** A mocked search whose promises the test resolves, newest query last. */
function deferredSearch() {
  const requests: {
    query: string;
    signal: AbortSignal;
    answer: (places: readonly Place[]) => void;
    fail: () => void;
  }[] = [];
  const search: PlaceFieldProps['search'] = (query, signal) =>
    new Promise((resolve, reject) => {
      requests.push({
        query,
        signal,
        answer: resolve,
        fail: () => reject(new Error('no connection')),
      });
    });
  return { search, requests };
}

const TOO_SHORT = 'Please enter at least 2 characters';
const [varanasi, varangaon] = samplePlaces as [Place, Place, ...Place[]];

const button = () => screen.getByRole('button', { name: /^Search/ });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const settle = (change: () => void) =>
  act(async () => {
    change();
  });

describe('PlaceField', () => {
  behavesAsComponent(PlaceField, {
    props: {
      label: 'Birth place',
      defaultValue: varanasi,
      search: async () => [varanasi],
    },
    control: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: null,
      to: varanasi,
      change: async (user) => {
        await user.type(input(), 'Va{Enter}');
        await user.click(await screen.findByRole('option'));
      },
      // A text without a place is kept too, but has no value.
      shown: () => (input().value === varanasi.name ? varanasi : null),
    },
  });
});

describe('PlaceField searches', () => {
  let user: ReturnType<typeof userEvent.setup>;

  beforeEach(() => {
    vi.useFakeTimers();
    // Testing Library detects fake timers by Jest's global only, and otherwise waits in real time.
    vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync, delay: null });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('waits 500 ms after typing, shows Searching..., then a list [S1-024] [S1-025] [S1-032]', async () => {
    const { search, requests } = deferredSearch();
    render(<Controlled search={search} />);
    expect(button()).toHaveAccessibleName('Search');
    await user.type(input(), 'Var');
    await wait(499);
    expect(requests).toHaveLength(0);
    await wait(1);
    expect(requests.map(({ query }) => query)).toEqual(['Var']);
    expect(button()).toHaveAccessibleName('Searching...');
    await settle(() => requests[0]!.answer([varanasi, varangaon]));
    expect(options()).toEqual([varanasi.name, varangaon.name]);
    expect(button()).toHaveAccessibleName('Search');
  });

  test('the busy button keeps the focus and sends no second request @wcag:4.1.3', async () => {
    const { search, requests } = deferredSearch();
    render(<Controlled search={search} text="Varanasi" />);
    await user.click(button());
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await user.click(button());
    expect(requests).toHaveLength(1);
    await settle(() => requests[0]!.answer([varanasi]));
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  test('the button and Enter search at once, with the text trimmed', async () => {
    const { search, requests } = deferredSearch();
    render(<Controlled search={search} text="  Varanasi " />);
    await user.click(button());
    expect(requests.map(({ query }) => query)).toEqual(['Varanasi']);
    await settle(() => requests[0]!.answer([]));
    await user.type(input(), '{Enter}');
    expect(requests).toHaveLength(2);
  });

  test.each([
    ['the button', '', async () => user.click(button())],
    ['the button', ' V ', async () => user.click(button())],
    ['Enter', 'V', async () => user.type(input(), '{Enter}')],
  ])(
    'requested by %s with %j it requires at least 2 characters [S1-019] [S1-028] [S1-030] [S1-031]',
    async (_by, text, runSearch) => {
      const { search, requests } = deferredSearch();
      render(<Controlled search={search} text={text} />);
      await runSearch();
      expect(input()).toHaveAccessibleDescription(expect.stringContaining(TOO_SHORT));
      expect(input()).toBeInvalid();
      await wait(1000);
      expect(requests).toHaveLength(0);
    },
  );

  test('2 characters are enough [S1-031]', async () => {
    const { search, requests } = deferredSearch();
    render(<Controlled search={search} text="Va" />);
    await user.click(button());
    expect(screen.queryByText(TOO_SHORT)).not.toBeInTheDocument();
    expect(requests.map(({ query }) => query)).toEqual(['Va']);
  });

  test('the too-short message clears the results, and typing on clears the message [S1-029]', async () => {
    render(<Controlled text="Var" />);
    await user.click(button());
    await wait(0);
    expect(options()).toHaveLength(2);
    await user.clear(input());
    await user.type(input(), 'V{Enter}');
    expect(screen.getByText(TOO_SHORT)).toBeInTheDocument();
    expect(options()).toEqual([]);
    await user.type(input(), 'a');
    expect(screen.queryByText(TOO_SHORT)).not.toBeInTheDocument();
  });

  test('a place chosen by pointer fills the field, closes the list and is reported [S1-022] [S1-023] [S1-027]', async () => {
    const changed = vi.fn();
    render(<Controlled text="Var" onValueChange={changed} />);
    await user.click(button());
    await wait(0);
    await user.click(screen.getByRole('option', { name: varangaon.name }));
    expect(input()).toHaveValue(varangaon.name);
    expect(options()).toEqual([]);
    expect(changed).toHaveBeenLastCalledWith(varangaon);
  });

  test('a picked place is confirmed by where it is', () => {
    render(<Controlled value={varanasi} />);
    expect(input()).toHaveAccessibleDescription(
      expect.stringContaining('25.32° N, 82.97° E, time zone Asia/Kolkata'),
    );
  });

  test('text without a pick is reported as such, also over a picked place', async () => {
    const changed = vi.fn();
    const typed = vi.fn();
    render(<Controlled value={varanasi} onValueChange={changed} onTextChange={typed} />);
    await user.type(input(), 'x');
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(typed).toHaveBeenLastCalledWith(`${varanasi.name}x`);
    expect(input()).toHaveValue(`${varanasi.name}x`);
    expect(screen.queryByText(/, time zone/)).not.toBeInTheDocument();
  });

  test('shows a message without matches', async () => {
    render(<Controlled text="Xyzzy" search={async () => []} />);
    await user.click(button());
    await wait(0);
    expect(screen.getByRole('status')).toHaveTextContent('No places found');
    expect(input()).toHaveValue('Xyzzy');
  });

  test('a failed search keeps the text and can be tried again', async () => {
    const { search, requests } = deferredSearch();
    render(<Controlled text="Varanasi" search={search} />);
    await user.click(button());
    await settle(() => requests[0]!.fail());
    expect(screen.getByText(/couldn’t search for places/)).toBeInTheDocument();
    expect(input()).toHaveValue('Varanasi');
    await user.click(button());
    expect(screen.queryByText(/couldn’t search for places/)).not.toBeInTheDocument();
    await settle(() => requests[1]!.answer([varanasi]));
    expect(options()).toEqual([varanasi.name]);
  });

  test('a response for a text that was deleted since is dropped', async () => {
    const { search, requests } = deferredSearch();
    render(<Controlled search={search} />);
    await user.type(input(), 'Var');
    await wait(500);
    await user.clear(input());
    await settle(() => requests[0]!.answer([varanasi]));
    expect(options()).toEqual([]);
    expect(button()).toHaveAccessibleName('Search');
  });

  test('is a combobox over the list of what was found: arrows and Enter pick @wcag:4.1.2 @wcag:2.1.1', async () => {
    render(<Controlled text="Var" />);
    await user.type(input(), '{Enter}');
    await wait(0);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('listbox', { name: 'Places' });
    expect(input().getAttribute('aria-controls')).toBe(list.id);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(varanasi.name);
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(input()).toHaveValue('Var');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(input()).toHaveValue(varangaon.name);
  });

  test('leaving it by Tab closes the list and picks nothing', async () => {
    render(<Controlled text="Var" />);
    await user.type(input(), '{Enter}');
    await wait(0);
    await user.keyboard('{ArrowDown}');
    await user.tab();
    await user.tab();
    expect(options()).toEqual([]);
    expect(input()).toHaveValue('Var');
  });

  test('Enter submits the form once a place is picked, and not before', async () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <Controlled text="Var" />
      </form>,
    );
    await user.type(input(), '{Enter}');
    await wait(0);
    expect(sent).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(sent).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  test('says how many were found, in the language in force @wcag:4.1.3', async () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Controlled text="Var" />
      </I18nProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'खोजें' }));
    await wait(0);
    expect(screen.getByRole('status')).toHaveTextContent('2 स्थान मिले');
  });

  test('shows the error prop while it has no error of its own', async () => {
    render(<Controlled error="Birth place is required" />);
    expect(input()).toHaveAccessibleDescription(/Birth place is required/);
    await user.click(button());
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(TOO_SHORT));
    expect(screen.queryByText('Birth place is required')).not.toBeInTheDocument();
  });

  test('a pick is reported to the form, and clears its error', async () => {
    const edited = vi.fn();
    const errors = { birthPlace: 'Birth place is required' };
    render(
      <FormContext value={{ errors, edited, quiet: false }}>
        <Controlled name="birthPlace" text="Var" />
      </FormContext>,
    );
    expect(input()).toHaveAccessibleDescription(/Birth place is required/);
    await user.click(button());
    await wait(0);
    await user.click(screen.getByRole('option', { name: varanasi.name }));
    expect(edited).toHaveBeenCalledExactlyOnceWith('birthPlace');
  });
});

describe('PlaceField in forms', () => {
  const form = () => screen.getByRole<HTMLFormElement>('form');

  test('submits its text, and the parts of a picked place', () => {
    render(
      <form aria-label="Birth">
        <PlaceField
          label="Birth place"
          name="place"
          defaultValue={varanasi}
          search={async () => []}
        />
      </form>,
    );
    expect(Object.fromEntries(new FormData(form()))).toEqual({
      place: varanasi.name,
      'place.latitude': String(varanasi.latitude),
      'place.longitude': String(varanasi.longitude),
      'place.timeZone': varanasi.timeZone,
    });
  });

  test('a typed name without a place is a validity error; a name set by the page is not', async () => {
    render(
      <form aria-label="Birth">
        <Controlled name="place" text="Rampur" byHand={false} />
      </form>,
    );
    expect(form().checkValidity()).toBe(true);
    await userEvent.type(input(), 'a');
    expect(input().validationMessage).toBe('Please choose the place from the list.');
  });

  test('read only, nothing is searched', async () => {
    const search = vi.fn(async () => []);
    render(<Controlled text="Rampur" search={search} readOnly />);
    expect(button()).toBeDisabled();
    await userEvent.type(input(), '{Enter}');
    expect(search).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /coordinates/ })).not.toBeInTheDocument();
  });

  test('follows its controlled value, and null is empty', () => {
    const field = { label: 'Birth place', search: async () => [] };
    const { rerender } = render(<PlaceField {...field} value={varanasi} />);
    expect(input()).toHaveValue(varanasi.name);
    rerender(<PlaceField {...field} value={null} />);
    expect(input()).toHaveValue('');
  });
});

test('a place field without a name or a search does not compile', () => {
  // @ts-expect-error: the label names the field
  void (<PlaceField search={async () => []} />);
  // @ts-expect-error: the kit never fetches: the page passes the search
  void (<PlaceField label="Birth place" />);
  const nowhere = async () => [{ id: '1', name: 'Delhi' }];
  // @ts-expect-error: a chart needs coordinates and a time zone
  void (<PlaceField label="Birth place" search={nowhere} />);
});
