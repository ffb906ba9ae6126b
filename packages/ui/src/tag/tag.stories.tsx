import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { UserIcon } from '../icons/index.ts';
import { Cluster } from '../layout/index.ts';
import { Tag } from './index.ts';

const meta = {
  title: 'Components/Content/Tag',
  excludeStories: /Example$/,
  component: Tag,
  args: { label: 'Under ₹500', onRemove: fn() },
} satisfies Meta<typeof Tag>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

/** The filters of a list, each of which can be removed. */
export const Filters: StoryObj<typeof meta> = { render: () => <FiltersExample /> };

const remove = () => undefined;

const tones = ['plain', 'success', 'warning', 'danger', 'info', 'brass'] as const;

export const AllStates = customSheet(
  () => (
    <Cluster gap="x2">
      <Tag label="Fixed" />
      <Tag label="With an icon" icon={<UserIcon size={16} aria-hidden />} onRemove={remove} />
      <Tag lang="hi" label="सम्पूर्णजन्मकुण्डलीविश्लेषण एवं गुणमिलान सहित परामर्श" onRemove={remove} />
    </Cluster>
  ),
  stateSheet(Tag, {
    props: { label: 'Under ₹500', onRemove: remove },
    variants: { tone: tones },
    states: ['rest', 'hover', 'focus', 'disabled'],
  }).render,
);

/** Do: Filters that the visitor chose. The cross removes one. */
export function FiltersExample() {
  const [filters, setFilters] = useState(['Hindi', 'Under ₹500', 'Online now']);
  return (
    <Cluster gap="x2">
      {filters.map((filter) => (
        <Tag
          key={filter}
          label={filter}
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        />
      ))}
    </Cluster>
  );
}

/** Don’t: A quality of the hour, which no visitor can remove. Use a Badge. */
export const StateExample = () => (
  <Tag label="Inauspicious" tone="danger" onRemove={() => undefined} />
);
