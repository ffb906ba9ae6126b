// What browsers, pages and people do around the kit, from reports about other kits in public trackers.
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Accordion, AccordionItem } from '../src/accordion/index.ts';
import { Button } from '../src/button/index.ts';
import { Checkbox } from '../src/checkbox/index.ts';
import { Combobox } from '../src/combobox/index.ts';
import { DateField } from '../src/date-field/index.ts';
import { Dialog } from '../src/dialog/index.ts';
import { Menu, MenuItem } from '../src/menu/index.ts';
import { NumberField } from '../src/number-field/index.ts';
import { PlaceField } from '../src/place-field/index.ts';
import { samplePlaces } from '../src/place-field/sample-places.ts';
import { Popover } from '../src/popover/index.ts';
import { RadioGroup } from '../src/radio-group/index.ts';
import { Select } from '../src/select/index.ts';
import { Slider } from '../src/slider/index.ts';
import { Switch } from '../src/switch/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../src/tabs/index.ts';
import { TextField } from '../src/text-field/index.ts';
import { TimeField } from '../src/time-field/index.ts';
import { ToastProvider, useToast } from '../src/toast/index.ts';

const nothing = () => undefined;

// downshift #1452, gutenberg #46827, react-select #2767
test('Enter that ends the composition of an input method chooses nothing and sends no form', async () => {
  const [search, sent] = [vi.fn(async () => samplePlaces), vi.fn()];
  render(
    <form aria-label="Birth" onSubmit={sent}>
      <PlaceField label="Place" search={search} />
    </form>,
  );
  const input = screen.getByRole('combobox');
  fireEvent.change(input, { target: { value: 'चेन्नई' } });
  const enter = { key: 'Enter', keyCode: 229, isComposing: true };
  fireEvent.keyDown(input, enter);
  expect(input).toHaveValue('चेन्नई');
  expect(search).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

// radix-themes #746, headlessui #1802, heroui #6518
test('in a disabled fieldset no control can be used or is submitted', () => {
  render(
    <form aria-label="Birth">
      <fieldset disabled>
        <TextField label="Name" name="name" defaultValue="Asha" />
        <NumberField label="Amount" name="amount" defaultValue={5} steppers />
        <DateField label="Date" name="date" defaultValue="1990-05-14" />
        <TimeField label="Time" name="time" defaultValue="06:30:00" />
        <PlaceField
          label="Place"
          name="place"
          search={async () => []}
          defaultValue={samplePlaces[0]!}
        />
        <Combobox
          label="Language"
          name="language"
          options={[{ value: 'hi', label: 'Hindi' }]}
          defaultValue={{ value: 'hi', label: 'Hindi' }}
        />
        <Select label="Style" name="style" options={[{ value: 'north', label: 'North' }]} />
        <Checkbox label="Agree" name="agree" defaultChecked />
        <Switch label="Degrees" name="degrees" defaultChecked />
        <RadioGroup
          label="Chart"
          name="chart"
          options={[{ value: 'a', label: 'A' }]}
          defaultValue="a"
        />
        <Slider label="Orb" name="orb" defaultValue={3} min={0} max={10} />
        <Menu trigger={<Button>Report</Button>}>
          <MenuItem onSelect={nothing}>Print</MenuItem>
        </Menu>
        <Popover label="Pandits" trigger={<Button>Pandit</Button>}>
          Text
        </Popover>
      </fieldset>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([]);
  const controls = [...form.querySelectorAll('input, select, textarea, button')];
  expect(controls.length).toBeGreaterThan(12);
  expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([]);
});

// element-react #991, ngneat/dialog #129, ing-bank/lion #920
test('a press that begins in a dialog and ends outside of it does not close it', () => {
  render(
    <Dialog title="Rename" defaultOpen>
      <TextField label="Name" />
    </Dialog>,
  );
  const scrim = document.querySelector('[data-part="dialog-scrim"]')!;
  fireEvent.pointerDown(screen.getByRole('textbox'), { button: 0 });
  fireEvent.pointerUp(scrim);
  // The target of the click is what both have in common.
  fireEvent.click(document.body);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

/** Wraps each text in an element, as the translation of a browser does. */
function translate(root: Node): void {
  for (const child of root.childNodes) {
    if (child.nodeType !== Node.TEXT_NODE) translate(child);
    else if (child.textContent?.trim() && (root as Element).tagName !== 'FONT') {
      const font = document.createElement('font');
      child.replaceWith(font);
      font.append(child);
    }
  }
}

// facebook/react #11538 and #26048
test('a page that the browser has translated goes on to work', async () => {
  function Page() {
    const { show } = useToast();
    const [loading, setLoading] = useState(false);
    const [error, setError] = useState<string | null>(null);
    return (
      <>
        <Button loading={loading} loadingLabel="Saving" onClick={() => setLoading(true)}>
          Save
        </Button>
        <Button onClick={() => setError(error ? null : 'Please enter a name')}>Check</Button>
        <Button onClick={() => show({ text: 'Sent', urgent: true })}>Send</Button>
        <TextField label="Name" error={error} hint="In full" />
        <Tabs label="Parts" defaultValue="a">
          <TabList>
            <Tab value="a">Chart</Tab>
            <Tab value="b">Periods</Tab>
          </TabList>
          <TabPanel value="a">Houses</TabPanel>
          <TabPanel value="b">Dashas</TabPanel>
        </Tabs>
        <Accordion headingLevel={3}>
          <AccordionItem value="a" title="Why?">
            Because
          </AccordionItem>
        </Accordion>
        <Dialog title="Share" trigger={<Button>Share</Button>}>
          By post
        </Dialog>
      </>
    );
  }
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  const press = async (role: string, name: RegExp | string) => {
    act(() => translate(document.body));
    await userEvent.click(screen.getByRole(role, { name }));
    act(() => translate(document.body));
  };
  await press('button', 'Check');
  expect(screen.getByText('Please enter a name')).toBeInTheDocument();
  await press('button', 'Check');
  expect(screen.queryByText('Please enter a name')).toBeNull();
  await press('tab', 'Periods');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Dashas');
  await press('button', 'Why?');
  expect(screen.getByText('Because')).toBeVisible();
  await press('button', 'Send');
  expect(screen.getByText('Sent')).toBeInTheDocument();
  await press('button', 'Share');
  expect(screen.getByRole('dialog')).toHaveTextContent('By post');
  await press('button', 'Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('button', 'Save');
  expect(screen.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
});

// radix-ui/primitives #3600
test('a press on another tab leaves the field in the panel, which gets a blur event', async () => {
  const left = vi.fn();
  render(
    <Tabs label="Parts" defaultValue="a">
      <TabList>
        <Tab value="a">Birth</Tab>
        <Tab value="b">Place</Tab>
      </TabList>
      <TabPanel value="a">
        <TextField label="Name" onBlur={left} />
      </TabPanel>
      <TabPanel value="b">Where</TabPanel>
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('tab', { name: 'Place' }));
  expect(left).toHaveBeenCalledOnce();
});

// radix-ui/primitives #1912 and #2418
test('a scroll by touch that begins on the button of a menu opens nothing', () => {
  render(
    <Menu trigger={<Button>Report</Button>}>
      <MenuItem onSelect={nothing}>Print</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, { pointerType: 'touch', button: 0 });
  fireEvent.pointerCancel(button, { pointerType: 'touch' });
  expect(screen.queryByRole('menu')).toBeNull();
});

// facebook/react #35000, headlessui #1681
test('a dialog that is hidden with its page frees the page, and comes back with what was typed', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <>
      <main>Page</main>
      <Activity mode={mode}>
        <Dialog title="Rename" defaultOpen>
          <TextField label="Name" />
        </Dialog>
      </Activity>
    </>
  );
  const { rerender } = render(page('visible'));
  await userEvent.type(screen.getByRole('textbox'), 'typed');
  expect(screen.getByText('Page').closest('[inert], [aria-hidden]')).not.toBeNull();
  rerender(page('hidden'));
  expect(screen.getByText('Page').closest('[inert], [aria-hidden]')).toBeNull();
  rerender(page('visible'));
  expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue('typed');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
