import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../src/button/index.ts';
import { Carousel } from '../src/carousel/index.ts';
import { Checkbox } from '../src/checkbox/index.ts';
import { Dialog } from '../src/dialog/index.ts';
import { IconButton } from '../src/icon-button/index.ts';
import { KundliChart } from '../src/kundli-chart/index.ts';
import { Popover } from '../src/popover/index.ts';
import { ToggleGroup } from '../src/toggle/index.ts';
import { Switch } from '../src/switch/index.ts';
import { Table } from '../src/table/index.ts';
import { TabNav, Tabs } from '../src/tabs/index.ts';
import { TextField } from '../src/text-field/index.ts';

/** Components as used from JavaScript: without the prop that names them. */
const nameless: readonly (readonly [string, string, unknown, object])[] = [
  ['Dialog', 'title', Dialog, { defaultOpen: true }],
  ['Popover', 'label', Popover, { trigger: <Button>Open</Button> }],
  ['Tabs', 'label', Tabs, {}],
  ['TabNav', 'label', TabNav, {}],
  ['Carousel', 'label', Carousel, {}],
  ['Field', 'label', TextField, {}],
  ['Checkbox', 'label', Checkbox, {}],
  ['Switch', 'label', Switch, {}],
  ['ToggleGroup', 'label', ToggleGroup, { options: [] }],
  ['IconButton', 'label', IconButton, { icon: '×', tooltip: false }],
  ['Table', 'caption', Table, { columns: [], rows: [], rowKey: 'id' }],
  ['KundliChart', 'title', KundliChart, { data: { ascendantSign: 1, placements: [] } }],
];

test.each(nameless)('%s without a %s warns on the console', (name, prop, component, props) => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
  // Without a title Radix reports a dialog too.
  vi.mocked(console.error).mockImplementation(() => undefined);
  const Component = component as ComponentType;
  render(<Component {...props} />);
  const message = `${name} has no ${prop}, so that screen readers cannot say what it is.`;
  expect(warn.mock.calls.filter(([text]) => text === message)).toHaveLength(1);
  warn.mockClear();
  vi.mocked(console.error).mockClear();
  vi.unstubAllGlobals();
});
