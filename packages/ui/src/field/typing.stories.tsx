import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { Combobox } from '../combobox/index.ts';
import { DateField } from '../date-field/index.ts';
import { Form } from '../form/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PlaceField, type Place } from '../place-field/index.ts';
import { samplePlaces } from '../place-field/sample-places.ts';
import { SearchField } from '../search-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';

/** Caret, selection and focus of fields, which only a browser has. */
const meta = {
  title: 'Components/Forms/Field',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of them controlled: a product that answers each key renders the text again. */
function Controlled() {
  const [name, setName] = useState('Asha Kulkarni');
  const [query, setQuery] = useState('gemstones');
  const [amount, setAmount] = useState<number | null>(25_000);
  const [date, setDate] = useState<string | null>('1990-05-14');
  const [time, setTime] = useState<string | null>('06:30:00');
  const [place, setPlace] = useState<Place | null>(samplePlaces[0]!);
  const [text, setText] = useState('');
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Name" value={name} onValueChange={setName} />
      <SearchField label="Search" value={query} onValueChange={setQuery} />
      <NumberField label="Amount" decimals={2} value={amount} onValueChange={setAmount} />
      <DateField label="Date" calendar={false} value={date} onValueChange={setDate} />
      <PlaceField
        label="Place"
        search={async () => samplePlaces}
        value={place}
        onValueChange={setPlace}
        text={text}
        onTextChange={setText}
      />
      <Combobox
        label="Language"
        options={[{ value: 'mr', label: 'Marathi' }]}
        defaultValue={{ value: 'mr', label: 'Marathi' }}
      />
      <TimeField label="Time" value={time} onValueChange={setTime} />
    </Form>
  );
}

/** A field, the place of the caret in it, what is typed there, and what is then in the field. */
const IN_THE_MIDDLE = [
  ['Name', 4, 'wini', 'Ashawini Kulkarni'],
  ['Search', 3, 's', 'gemsstones'],
  ['Amount', 2, '7', '257000'],
  ['Place', 3, 'u', 'Varuanasi, Uttar Pradesh, India'],
  ['Language', 4, 'x', 'Maraxthi'],
] as const;

/** A field, what a test tool puts into it, and what is in it afterwards. */
const FILLED = [
  ['Name', 'Meera', 'Meera'],
  ['Search', 'yantra', 'yantra'],
  ['Amount', '150000.5', '1,50,000.5'],
  ['Date', '15/08/1947', '15/08/1947'],
  ['Place', 'Vellore', 'Vellore'],
  ['Language', 'Hindi', 'Hindi'],
] as const;

export const Typing: Story = {
  render: () => <Controlled />,
  play: inEnglish(async ({ canvas, step }) => {
    const input = (name: string) => canvas.getByLabelText<HTMLInputElement>(name);
    const insert = (text: string) => document.execCommand('insertText', false, text);

    await step('what is typed in the middle leaves the caret behind it', async () => {
      for (const [name, place, text, whole] of IN_THE_MIDDLE) {
        const box = input(name);
        box.focus();
        // NumberField ungroups its number on focus.
        await waitFor(() => expect(box.value).not.toContain('25,'));
        box.setSelectionRange(place, place);
        for (const letter of text) insert(letter);
        await expect(box).toHaveValue(whole);
        await expect([box.selectionStart, box.selectionEnd], name).toEqual(
          Array.from({ length: 2 }, () => place + text.length),
        );
      }
    });

    await step('everything selected is replaced, as `fill()` of a test tool does', async () => {
      for (const [name, text, whole] of FILLED) {
        const box = input(name);
        box.select();
        box.focus();
        insert(text);
        box.blur();
        await waitFor(() => expect(box).toHaveValue(whole));
      }
    });

    await step('everything selected is deleted, as `fill("")` does', async () => {
      for (const [name] of FILLED) {
        const box = input(name);
        box.select();
        box.focus();
        document.execCommand('delete');
        box.blur();
        await waitFor(() => expect(box).toHaveValue(''));
      }
    });

    await step('a chosen part of a time keeps the focus', async () => {
      const hour = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Hour' });
      hour.focus();
      fireEvent.change(hour, { target: { value: '18' } });
      await expect(hour).toHaveValue('18');
      await expect(hour).toHaveFocus();
      await expect(canvas.getByRole('combobox', { name: 'Minute' })).toHaveValue('30');
    });
  }),
};
