import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { LanguageSwitch } from './index.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'bn', name: 'বাংলা' },
  { code: 'ta', name: 'தமிழ்' },
] as const;

const meta = {
  title: 'Components/Navigation/LanguageSwitch',
  excludeStories: /Example$/,
  component: LanguageSwitch,
  args: { languages, value: 'en', hrefOf: (code: string) => `#${code}` },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('lang', 'hi');
  },
};

function InPlaceDemo() {
  const [value, setValue] = useState<string>('en');
  return <LanguageSwitch languages={languages} value={value} onValueChange={setValue} />;
}

/** The language changes without navigation. */
export const InPlace: Story = {
  render: () => <InPlaceDemo />,
};

const languagesOfStates = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
];

export const AllStates = stateSheet(LanguageSwitch, {
  props: {
    languages: languagesOfStates,
    value: 'en',
    hrefOf: (code: string) => `#${code}`,
  },
  states: ['rest', 'hover', 'focus'],
  control: 'a:not([aria-current])',
  samples: {
    'in place': (
      <LanguageSwitch languages={languagesOfStates} value="hi" onValueChange={() => undefined} />
    ),
  },
  hindi: { value: 'hi' },
  cell: '12rem',
});

/** Do: Each language has its own name in its own script. People who read only Tamil find தமிழ். */
export const OwnNamesExample = () => (
  <LanguageSwitch
    value="en"
    hrefOf={(code) => `#${code}`}
    languages={[
      { code: 'en', name: 'English' },
      { code: 'hi', name: 'हिन्दी' },
      { code: 'ta', name: 'தமிழ்' },
    ]}
  />
);

/** Don’t: Names in English. The people who need the switch most cannot read it. */
export const EnglishNamesExample = () => (
  <LanguageSwitch
    value="en"
    hrefOf={(code) => `#${code}`}
    languages={[
      { code: 'en', name: 'English' },
      { code: 'hi', name: 'Hindi' },
      { code: 'ta', name: 'Tamil' },
    ]}
  />
);

export const PartsExample = () => (
  <LanguageSwitch
    value="en"
    hrefOf={(code) => `#${code}`}
    languages={[
      { code: 'en', name: 'English' },
      { code: 'hi', name: 'हिन्दी' },
    ]}
  />
);
