'use client';
// Components that require a function as a prop (a handler, a search, a URL for each page). A server
// component cannot pass a function, so a page imports these from a file with 'use client', like
// this one.
import { useRef, useState, type ReactNode } from 'react';
import { BirthDetailsFields, BirthDetailsForm, noBirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { SplitButton } from '@jyoti/ui/button-group';
import { DashaTree } from '@jyoti/ui/dasha-tree';
import { DateField } from '@jyoti/ui/date-field';
import { DateRangeField } from '@jyoti/ui/date-range-field';
import { AlertDialog } from '@jyoti/ui/dialog';
import { Field } from '@jyoti/ui/field';
import { Footer, Newsletter } from '@jyoti/ui/footer';
import { JsonForm } from '@jyoti/ui/json-form';
import { LanguageSwitch } from '@jyoti/ui/language-switch';
import { Link, LinkProvider, type LinkComponentProps } from '@jyoti/ui/link';
import { Menu, MenuCheckItem, MenuItem, MenuRadioGroup, MenuRadioItem } from '@jyoti/ui/menu';
import { Pagination, ShowMore } from '@jyoti/ui/pagination';
import { DateChoice, PeriodBar, PeriodSteps } from '@jyoti/ui/period-bar';
import { LocationButton, PlaceField } from '@jyoti/ui/place-field';
import { TextSizeSelect } from '@jyoti/ui/prose';
import { TimeField } from '@jyoti/ui/time-field';

const nothing = () => undefined;
const searchPlaces = () => Promise.resolve([]);

function DateSample() {
  const [date, setDate] = useState<string | null>(null);
  return <DateField label="Date of birth" value={date} onValueChange={setDate} />;
}

function TimeSample() {
  const [time, setTime] = useState<string | null>(null);
  return <TimeField label="Time of birth" value={time} onValueChange={setTime} />;
}

function MoreSample() {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list}>
        <li>One</li>
      </ul>
      <ShowMore list={list} shown={1} total={2} onShowMore={nothing} />
    </>
  );
}

export const clientSamples: Readonly<Record<string, ReactNode>> = {
  'birth-details-form': (
    <>
      <BirthDetailsForm
        value={noBirthDetails}
        onValueChange={nothing}
        searchPlaces={searchPlaces}
        onSubmit={nothing}
      />
      <BirthDetailsFields
        value={noBirthDetails}
        onValueChange={nothing}
        searchPlaces={searchPlaces}
      />
    </>
  ),
  'button-group': (
    <SplitButton actions={<MenuItem onSelect={nothing}>Save as image</MenuItem>}>
      Save as PDF
    </SplitButton>
  ),
  'dasha-tree': (
    <DashaTree
      title="Mahadashas"
      periods={[{ lord: 'moon', start: '1990-05-14T00:00:00Z', end: '2000-05-14T00:00:00Z' }]}
      loadPeriods={() => []}
      timeZone="Asia/Kolkata"
    />
  ),
  'date-field': <DateSample />,
  'date-range-field': <DateRangeField label="Dates" onValueChange={nothing} />,
  dialog: (
    <AlertDialog
      title="Delete this chart?"
      description="It cannot be brought back."
      open={false}
      onOpenChange={nothing}
      confirmLabel="Delete"
      onConfirm={nothing}
    />
  ),
  field: <Field label="Name">{(control) => <input {...control} />}</Field>,
  footer: (
    <Footer>
      <Newsletter
        title="A letter each month"
        description="Nothing else."
        onSubscribe={() => Promise.resolve({ ok: true })}
      />
    </Footer>
  ),
  'json-form': <JsonForm defaultValue={{ title: 'Satyanarayan Katha', price: 1_950 }} />,
  'language-switch': (
    <LanguageSwitch
      value="en"
      languages={[
        { code: 'en', name: 'English' },
        { code: 'hi', name: 'हिन्दी' },
      ]}
      hrefOf={(code) => `/${code}`}
    />
  ),
  link: (
    <LinkProvider
      component={({ children, ...rest }: LinkComponentProps) => <a {...rest}>{children}</a>}
    >
      <Link href="/kundli">Kundli through a router</Link>
    </LinkProvider>
  ),
  menu: (
    <Menu trigger={<Button>Chart</Button>}>
      <MenuItem onSelect={nothing}>Rename</MenuItem>
      <MenuCheckItem checked={false} onCheckedChange={nothing}>
        Degrees
      </MenuCheckItem>
      <MenuRadioGroup label="Style" value="north" onValueChange={nothing}>
        <MenuRadioItem value="north">North Indian</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  ),
  pagination: (
    <>
      <Pagination page={2} pages={5} hrefOf={(page) => `?page=${page}`} />
      <MoreSample />
    </>
  ),
  'period-bar': (
    <>
      <PeriodBar
        label="Period"
        options={[
          { value: 'day', label: 'Day' },
          { value: 'month', label: 'Month' },
        ]}
        value="day"
        onValueChange={nothing}
        steps={
          <PeriodSteps
            label="Days"
            previousLabel="Previous day"
            nextLabel="Next day"
            previous="2025-04-05"
            next="2025-04-07"
            onValueChange={nothing}
          />
        }
      />
      <DateChoice
        label="Date"
        value="2025-04-06"
        onValueChange={nothing}
        min="2025-01-01"
        max="2025-12-31"
        outOfRange="Choose a day of 2025."
      />
    </>
  ),
  'place-field': (
    <>
      <PlaceField
        label="Place of birth"
        value={null}
        text=""
        onChange={nothing}
        search={searchPlaces}
      />
      <LocationButton onLocate={nothing} />
    </>
  ),
  prose: <TextSizeSelect value="medium" onValueChange={nothing} />,
  'time-field': <TimeSample />,
};

/** All of them, one below the other. */
export function ClientSamples() {
  return Object.entries(clientSamples).map(([name, sample]) => (
    <section key={name}>{sample}</section>
  ));
}
