import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Accordion, AccordionItem } from '../src/accordion/index.ts';
import { Carousel, CarouselSlide } from '../src/carousel/index.ts';
import { Checkbox } from '../src/checkbox/index.ts';
import { Combobox } from '../src/combobox/index.ts';
import { DateField } from '../src/date-field/index.ts';
import { AlertDialog, Dialog } from '../src/dialog/index.ts';
import { NumberField } from '../src/number-field/index.ts';
import { PlaceField } from '../src/place-field/index.ts';
import { RadioGroup } from '../src/radio-group/index.ts';
import { SearchField } from '../src/search-field/index.ts';
import { Select } from '../src/select/index.ts';
import { Switch } from '../src/switch/index.ts';
import { Table } from '../src/table/index.ts';
import { PasswordField, TextArea, TextField } from '../src/text-field/index.ts';
import { TimeField } from '../src/time-field/index.ts';

const messages = { label: 'Field', hint: 'Hint', error: 'Error' };
const withControl = {
  ...messages,
  classNames: { label: 'of-label', control: 'of-control', hint: 'of-hint', error: 'of-error' },
};
const withoutControl = {
  ...messages,
  classNames: { label: 'of-label', hint: 'of-hint', error: 'of-error' },
};
const nothing = () => undefined;
const dialogParts = {
  scrim: 'of-scrim',
  head: 'of-head',
  title: 'of-title',
  description: 'of-description',
  body: 'of-body',
  foot: 'of-foot',
};

test.each<[string, ReactElement]>([
  ['TextField', <TextField key="1" {...withControl} />],
  ['TextArea', <TextArea key="2" {...withControl} />],
  ['PasswordField', <PasswordField key="3" autoComplete="new-password" {...withControl} />],
  ['SearchField', <SearchField key="4" {...withControl} />],
  ['NumberField', <NumberField key="5" {...withControl} />],
  ['DateField', <DateField key="6" {...withControl} />],
  ['PlaceField', <PlaceField key="7" search={async () => []} {...withControl} />],
  ['Combobox', <Combobox key="8" options={[]} {...withControl} />],
  ['Select', <Select key="9" options={[]} {...withControl} />],
  ['Checkbox', <Checkbox key="10" {...withControl} />],
  ['Switch', <Switch key="11" {...withControl} />],
  ['TimeField', <TimeField key="12" {...withoutControl} />],
  ['RadioGroup', <RadioGroup key="13" options={[]} {...withoutControl} />],
  [
    'Dialog',
    <Dialog
      key="14"
      title="Title"
      description="Description"
      footer="Foot"
      defaultOpen
      classNames={dialogParts}
    />,
  ],
  [
    'AlertDialog',
    <AlertDialog
      key="15"
      title="Title"
      description="Description"
      open
      onOpenChange={nothing}
      confirmLabel="Delete"
      onConfirm={nothing}
      classNames={dialogParts}
    />,
  ],
  [
    'AccordionItem',
    <Accordion key="16" headingLevel={3}>
      <AccordionItem
        value="a"
        title="A"
        classNames={{ heading: 'of-heading', trigger: 'of-trigger', content: 'of-content' }}
      >
        Text
      </AccordionItem>
    </Accordion>,
  ],
  [
    'Carousel',
    <Carousel
      key="17"
      label="Reviews"
      classNames={{ row: 'of-row', viewport: 'of-viewport', track: 'of-track' }}
    >
      <CarouselSlide>1</CarouselSlide>
      <CarouselSlide>2</CarouselSlide>
    </Carousel>,
  ],
  [
    'Table',
    <Table
      key="18"
      caption="Grahas"
      columns={[
        { id: 'name', header: 'Graha', field: 'name' },
        { id: 'sign', header: 'Sign', field: 'sign' },
      ]}
      rows={[{ name: 'Sun', sign: 'Leo' }]}
      rowKey="name"
      classNames={{
        caption: 'of-caption',
        columnHeader: 'of-columnHeader',
        row: 'of-row',
        rowHeader: 'of-rowHeader',
        cell: 'of-cell',
      }}
    />,
  ],
])(
  '%s: each of `classNames` is on one kind of part, beside the classes of the kit',
  (_name, page) => {
    const { baseElement } = render(page);
    const given = JSON.stringify(page.props).match(/of-\w+/g)!;
    expect(given.length).toBeGreaterThan(2);
    for (const name of given) {
      const parts = [...baseElement.querySelectorAll(`.${name}`)];
      expect(parts.length, name).toBeGreaterThan(0);
      for (const part of parts) expect(part.classList.length, name).toBeGreaterThan(1);
    }
  },
);
