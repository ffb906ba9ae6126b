import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Combobox, MultiSelect, type ComboboxOption, type LoadOptions } from './index.ts';

const [lahiri, raman, fagan] = [
  { value: 'lahiri', label: 'Lahiri (Chitrapaksha)' },
  { value: 'raman', label: 'Raman' },
  { value: 'fagan', label: 'Fagan–Bradley', disabled: true },
] as const satisfies ComboboxOption[];
const options: readonly ComboboxOption[] = [lahiri, raman, fagan];
const props = { label: 'Ayanamsa', name: 'ayanamsa', options };

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ayanamsa' });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
const sent = (name = 'ayanamsa') =>
  new FormData(screen.getByRole<HTMLFormElement>('form')).getAll(name);

describe('Combobox', () => {
  behavesAsComponent(Combobox, {
    props,
    control: (container) => container.querySelector('input'),
    state: [
      {
        ...valueProps,
        from: null,
        to: raman,
        change: (user) => user.type(input(), 'ram{Enter}{Enter}'),
        shown: () => (input().value === raman.label ? raman : null),
      },
      {
        prop: 'text',
        defaultProp: 'defaultText',
        onChange: 'onTextChange',
        from: 'a',
        to: 'ab',
        change: (user) => user.type(input(), 'b'),
        shown: () => input().value,
      },
    ],
  });
});

describe('Combobox by keyboard', () => {
  test('is a combobox over its list @wcag:4.1.2', async () => {
    render(<Combobox {...props} />);
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input(), '{ArrowDown}');
    const list = screen.getByRole('listbox', { name: 'Ayanamsa' });
    expect(input()).toHaveAttribute('aria-controls', list.id);
    expect(within(list).getByRole('option', { selected: true })).toBe(active());
    expect(input()).toHaveFocus();
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('arrows go round the list, Enter chooses, and a disabled option is read but not chosen @wcag:2.1.1', async () => {
    render(<Combobox {...props} />);
    await userEvent.type(input(), '{ArrowUp}');
    expect(active()).toHaveTextContent(fagan.label);
    expect(active()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(input()).toHaveValue('');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(input()).toHaveValue(raman.label);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent(lahiri.label);
  });

  test('Alt and the arrows open and close the list; a chosen option is the active one', async () => {
    render(<Combobox {...props} defaultValue={raman} />);
    await userEvent.type(input(), '{Alt>}{ArrowDown}{/Alt}');
    expect(active()).toHaveTextContent(raman.label);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()).toEqual([]);
  });

  test('Escape closes the list and keeps the text; Home and End give the keys back to it', async () => {
    render(<Combobox {...props} />);
    await userEvent.type(input(), 'a{ArrowDown}{Home}');
    expect(active()).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(names()).toEqual([]);
    expect(input()).toHaveValue('a');
  });
});

describe('Combobox with known options', () => {
  test('typing filters them without regard to case and accents, and says how many there are @wcag:4.1.3', async () => {
    const gotras = [
      { label: 'Saptarishi', options: [{ value: 'k', label: 'Kāśyapa' }] },
      { label: 'Others', options: [{ value: 's', label: 'शाण्डिल्य' }] },
    ];
    render(<Combobox {...props} options={gotras} />);
    await userEvent.click(input());
    expect(screen.getByRole('group', { name: 'Others' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 options. Choose');
    await userEvent.type(input(), 'kasy');
    expect(names()).toEqual(['Kāśyapa']);
    expect(screen.queryByRole('group', { name: 'Others' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 option. Choose');
    await userEvent.clear(input());
    await userEvent.type(input(), 'शाण्डा');
    expect(names()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No matches');
  });

  test('a press opens the list, an option is chosen by a press, and its button clears it @wcag:2.4.3', async () => {
    const changed = vi.fn();
    render(<Combobox {...props} onValueChange={changed} />);
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: raman.label }));
    expect(changed).toHaveBeenLastCalledWith(raman);
    expect(input()).toHaveValue(raman.label);
    await userEvent.click(screen.getByRole('button', { name: 'Clear: Ayanamsa' }));
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(input()).toHaveFocus();
    expect(names()).toEqual([]);
  });

  test('submits the value of an option; text without one is a validity error @wcag:3.3.1', async () => {
    render(
      <form aria-label="Settings">
        <Combobox {...props} defaultValue={raman} />
      </form>,
    );
    expect(sent()).toEqual(['raman']);
    await userEvent.type(input(), 'x');
    expect(sent()).toEqual(['']);
    expect(input().validationMessage).toBe('Please choose an option from the list.');
  });

  test('an option that is typed in full is chosen when the field is left', async () => {
    render(<Combobox {...props} />);
    await userEvent.type(input(), 'raman ');
    await userEvent.tab();
    await userEvent.tab();
    expect(input()).toHaveValue('Raman');
    expect(input()).toBeValid();
  });

  test('with free text, options are suggestions, and Enter submits what is typed', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form aria-label="Settings" onSubmit={submit}>
        <Combobox {...props} freeText />
      </form>,
    );
    await userEvent.type(input(), 'My own{Enter}');
    expect(submit).toHaveBeenCalledOnce();
    expect(sent()).toEqual(['My own']);
  });

  test('options of another type are read, submitted and rendered as it is given', async () => {
    const towns = [{ pin: 411001, town: 'Pune' }];
    render(
      <form aria-label="Settings">
        <Combobox
          label="Ayanamsa"
          name="ayanamsa"
          options={towns}
          getOptionText={({ town }) => town}
          getOptionValue={({ pin }) => String(pin)}
          renderOption={({ pin, town }) => `${town}, ${pin}`}
        />
      </form>,
    );
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: 'Pune, 411001' }));
    expect(sent()).toEqual(['411001']);
  });

  test('read only, it opens nothing', async () => {
    render(<Combobox {...props} defaultValue={raman} readOnly />);
    await userEvent.type(input(), '{ArrowDown}');
    expect(names()).toEqual([]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('Combobox that loads', () => {
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  let user: ReturnType<typeof userEvent.setup>;
  let requests: {
    query: string;
    signal: AbortSignal;
    answer: (options: ComboboxOption[]) => void;
    fail: () => void;
  }[];
  const load: LoadOptions<ComboboxOption> = (query, signal) =>
    new Promise((resolve, reject) => {
      requests.push({ query, signal, answer: resolve, fail: () => reject(new Error('offline')) });
    });
  const settle = (change: () => void) => act(async () => change());

  beforeEach(() => {
    requests = [];
    vi.useFakeTimers();
    // Testing Library detects fake timers by Jest's global only, and otherwise waits in real time.
    vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync, delay: null });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('waits until typing pauses, says that it loads, and shows what was found', async () => {
    render(<Combobox label="Ayanamsa" load={load} />);
    await user.type(input(), ' Ra ');
    await wait(299);
    expect(requests).toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await wait(1);
    expect(requests.map(({ query }) => query)).toEqual(['Ra']);
    await settle(() => requests[0]!.answer([raman]));
    expect(names()).toEqual(['Raman']);
  });

  test('a failed search keeps the text and can be tried again', async () => {
    render(<Combobox label="Ayanamsa" load={load} />);
    await user.type(input(), 'Ra');
    await wait(300);
    await settle(() => requests[0]!.fail());
    expect(screen.getByRole('status')).toHaveTextContent('We couldn’t load the options.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle(() => requests[1]!.answer([raman]));
    expect(names()).toEqual(['Raman']);
    expect(input()).toHaveValue('Ra');
  });

  test('an outdated response never replaces a newer one, and unmounting aborts', async () => {
    const { unmount } = render(<Combobox label="Ayanamsa" load={load} />);
    await user.type(input(), 'Ra');
    await wait(300);
    await user.type(input(), 'm');
    await wait(300);
    await settle(() => requests[1]!.answer([raman]));
    await settle(() => requests[0]!.answer([lahiri]));
    expect(names()).toEqual(['Raman']);
    expect(requests[0]!.signal.aborted).toBe(true);
    await user.type(input(), 'x{Enter}');
    unmount();
    expect(requests[2]!.signal.aborted).toBe(true);
  });

  test('suggests options of no text where that is wanted, in the current language', async () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Combobox label="Ayanamsa" load={load} minLength={0} />
      </I18nProvider>,
    );
    await user.type(input(), '{ArrowDown}');
    expect(requests.map(({ query }) => query)).toEqual(['']);
    await settle(() => requests[0]!.answer([]));
    expect(screen.getByRole('status')).toHaveTextContent('कोई विकल्प नहीं मिला');
  });
});

describe('MultiSelect', () => {
  behavesAsComponent(MultiSelect, {
    props: { ...props, defaultValue: [raman] },
    control: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: [raman],
      to: [raman, lahiri],
      change: (user) => user.type(input(), 'lah{Enter}{Enter}'),
      shown: () =>
        screen
          .getAllByRole('listitem')
          .map(({ textContent }) => options.find(({ label }) => label === textContent)),
    },
  });

  test('chosen options are tags and stay in the list, marked; each is submitted', async () => {
    render(
      <form aria-label="Settings">
        <MultiSelect {...props} />
      </form>,
    );
    await userEvent.click(input());
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(screen.getByRole('option', { name: raman.label }));
    await userEvent.click(screen.getByRole('option', { name: lahiri.label }));
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('Added: Lahiri');
    expect(sent()).toEqual(['raman', 'lahiri']);
    expect(screen.getByRole('list', { name: 'Chosen: Ayanamsa' })).toHaveTextContent('Raman');
  });

  test('Backspace in the empty input removes the last one, and a tag its own; the focus stays in the input @wcag:2.4.3', async () => {
    const changed = vi.fn();
    render(<MultiSelect {...props} defaultValue={[lahiri, raman]} onValueChange={changed} />);
    await userEvent.type(input(), 'x{Backspace}');
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    expect(changed).toHaveBeenLastCalledWith([lahiri]);
    expect(screen.getByRole('status')).toHaveTextContent('Removed: Raman');
    await userEvent.click(screen.getByRole('button', { name: `Remove: ${lahiri.label}` }));
    expect(changed).toHaveBeenLastCalledWith([]);
    expect(input()).toHaveFocus();
  });

  test('read only, nothing can be removed', async () => {
    render(<MultiSelect {...props} defaultValue={[raman]} readOnly />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(input(), '{Backspace}');
    expect(screen.getByRole('listitem')).toHaveTextContent('Raman');
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: the label names the field
  void (<Combobox options={options} />);
  // @ts-expect-error: several options are chosen, not one
  void (<MultiSelect label="Ayanamsa" options={options} defaultValue={raman} />);
});
