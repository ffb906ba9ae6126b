import type { Density } from '@jyoti/themes';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { IconButton } from '@jyoti/ui/icon-button';
import { CalendarIcon } from '@jyoti/ui/icons';
import { Box, Cluster, Stack } from '@jyoti/ui/layout';
import { NumberField } from '@jyoti/ui/number-field';
import { SearchField } from '@jyoti/ui/search-field';
import { Select } from '@jyoti/ui/select';
import { Table } from '@jyoti/ui/table';
import { TextField } from '@jyoti/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scale } from '../../../packages/themes/src/base/scale.ts';

const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;

const icon = <CalendarIcon size={20} strokeWidth={1.6} aria-hidden />;
const densities = ['comfortable', 'compact'] as const;
const ROW = { comfortable: undefined, compact: 28 } as const;
const heights = { comfortable: scale.size, compact: scale.compact.size } as const;

const Controls = ({ density }: { density: Density }) => (
  <Box density={density}>
    <Stack>
      <Cluster align="end" data-height={heights[density].target}>
        <TextField label="Name" />
        <Select
          label="Gender"
          options={['Female', 'Male'].map((label) => ({ value: label, label }))}
        />
        <SearchField label="Search" />
        <NumberField label="Amount" />
        <DateField label="Date" hint="" />
        <Button>Save</Button>
        <IconButton label="Date" icon={icon} variant="outlined" />
      </Cluster>
      <Cluster data-height={heights[density].small}>
        <Button size="small">Save</Button>
        <IconButton label="Date" icon={icon} variant="outlined" size="small" />
      </Cluster>
      <Table
        caption={density}
        columns={[
          { id: 'lord', header: 'Lord', field: 'lord' },
          { id: 'years', header: 'Years', field: 'years', numeric: true },
        ]}
        rows={[
          { lord: 'Saturn', years: 19 },
          { lord: 'Mercury', years: 17 },
        ]}
        rowKey="lord"
        data-row={ROW[density]}
      />
    </Stack>
  </Box>
);

/** Controls of one size are level to the pixel, and a row of a compact table has 28 px. */
export const ControlsInARow: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: () => (
    <Stack gap="x6">
      {densities.map((density) => (
        <Controls key={density} density={density} />
      ))}
    </Stack>
  ),
  play: ({ canvasElement }) => {
    if (matchMedia('(pointer: coarse)').matches) return;
    for (const row of canvasElement.querySelectorAll<HTMLElement>('[data-height]')) {
      const controls = [...row.querySelectorAll('input, select, button')];
      expect(controls.map((control) => control.getBoundingClientRect().height)).toEqual(
        controls.map(() => Number(row.dataset['height'])),
      );
    }
    // On a phone the table has blocks instead of rows.
    if (innerWidth < 768) return;
    for (const row of canvasElement.querySelectorAll('[data-row] tbody tr'))
      expect(Math.round(row.getBoundingClientRect().height)).toBe(ROW.compact);
  },
};
