import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Tree } from './index.ts';
import { sampleItems } from './tree.samples.ts';

const meta = {
  title: 'Components/Data/Tree',
  excludeStories: /Example$/,
  component: Tree,
  args: {
    label: 'Contents of the report',
    items: sampleItems,
    loadChildren: () => [{ id: 'vimshottari', label: 'Vimshottari' }],
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One of the items can be selected. */
export const Selectable: Story = { args: { defaultExpanded: ['charts'], defaultValue: 'navamsa' } };

const args: ComponentProps<typeof Tree> = { label: 'Contents', items: sampleItems };

export const AllStates = customSheet(
  () => (
    <Grid minItem="18rem" gap="x6">
      <Tree
        {...args}
        label="Current and selected"
        defaultExpanded={['charts', 'others', 'dashas']}
        defaultValue="navamsa"
        currentOf={({ id }) => (id === 'dasamsa' ? 'page' : undefined)}
        loadChildren={() => new Promise<never>(() => undefined)}
      />
      <Tree
        {...args}
        label="Failed"
        defaultExpanded={['dashas']}
        loadChildren={() => Promise.reject(new Error('offline'))}
      />
      <I18nProvider locale="hi" messages={hi}>
        <Tree
          lang="hi"
          label="विषय-सूची"
          items={[
            {
              id: 'charts',
              label: 'षोडशवर्गकुण्डलियाँ',
              children: [{ id: 'bindus', label: 'सम्पूर्णअष्टकवर्गबिन्दुविश्लेषणसारणी' }],
            },
            { id: 'dashas', label: 'दशाएँ', children: [] },
          ]}
          groupLabel={(parent) => (parent ? `${parent.label} में` : 'विषय')}
          defaultExpanded={['charts', 'dashas']}
        />
      </I18nProvider>
    </Grid>
  ),
  stateSheet(Tree, {
    props: { ...args, defaultExpanded: ['charts'] },
    states: ['rest', 'hover', 'focus'],
    control: '[role="treeitem"]',
    cell: '18rem',
  }).render,
);

/** Do: Things of one kind, some of which contain others. */
export const ThingsInThingsExample = () => (
  <Tree
    label="Contents of the report"
    defaultExpanded={['charts']}
    items={[
      {
        id: 'charts',
        label: 'Charts',
        children: [
          { id: 'rashi', label: 'Rashi' },
          { id: 'navamsa', label: 'Navamsa' },
        ],
      },
      { id: 'places', label: 'Places' },
    ]}
  />
);

/** Don’t: A list. Nothing can be opened, yet it is announced as a tree. */
export const OneLevelExample = () => (
  <Tree
    label="Charts"
    items={[
      { id: 'rashi', label: 'Rashi' },
      { id: 'navamsa', label: 'Navamsa' },
    ]}
  />
);
