import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { PersonCard } from './index.ts';

const meta = {
  title: 'Components/Content/PersonCard',
  component: PersonCard,
  tags: ['visual'],
  args: { name: 'Arjun Rao', jobTitle: 'Head of research' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PersonCard>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <PersonCard name="Arjun Rao" jobTitle="Head of research" note="12 years of experience">
        Checks every rule of the engine against its source.
      </PersonCard>
      <PersonCard name="Leela Nair" jobTitle="Editor" />
      <div style={{ inlineSize: '14rem' }}>
        <PersonCard name="मीरा जोशी" jobTitle="ज्योतिषी" lang="hi">
          सरल शब्दों में समझाती हैं।
        </PersonCard>
      </div>
    </div>
  ),
};
