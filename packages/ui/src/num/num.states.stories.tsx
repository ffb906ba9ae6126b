import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Num } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Data/Num',
  component: Num,
  tags: ['visual'],
  args: { value: 0 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Num>;

export default meta;

const kinds = (numberingSystem: 'latn' | 'deva') => (
  <Cluster gap="x5">
    <Num value={1_50_000} numberingSystem={numberingSystem} />
    <Num value={-1.5} fractionDigits={2} numberingSystem={numberingSystem} />
    <Num kind="degrees" value={23.2347} numberingSystem={numberingSystem} />
    <Num kind="degrees" value={-23.2347} precision="minute" numberingSystem={numberingSystem} />
    <Num kind="degrees" value={23.2347} precision="degree" numberingSystem={numberingSystem} />
    <Num kind="ordinal" value={1} numberingSystem={numberingSystem} />
    <Num kind="ordinal" value={27} numberingSystem={numberingSystem} />
  </Cluster>
);

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x4">
      {kinds('latn')}
      {kinds('deva')}
      <I18nProvider locale="hi" messages={hi}>
        <Stack gap="x4" lang="hi">
          {kinds('latn')}
          {kinds('deva')}
        </Stack>
      </I18nProvider>
    </Stack>
  ),
};
