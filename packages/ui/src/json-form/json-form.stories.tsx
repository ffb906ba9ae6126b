import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { JsonForm } from './index.ts';
import { ceremony } from './json-form.samples.ts';

const meta = {
  title: 'Components/Forms/JsonForm',
  excludeStories: /Example$/,
  component: JsonForm,
  args: { defaultValue: ceremony, onValueChange: fn() },
} satisfies Meta<typeof JsonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Changes, additions and removals are passed as a new, complete value. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' at home');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...ceremony,
      title: 'Satyanarayan Katha at home',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Entry 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ benefits: ['A good beginning'] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add an entry to Packages' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ packages: [...ceremony.packages, { name: '', price: 0 }] }),
    );
  }),
};

/** A list by itself. */
export const List: Story = { args: { defaultValue: ['Ujjain', 'Kashi', 'Rameswaram'] } };

/** A problem expands the entry that contains it. */
export const WithProblems: Story = {
  args: {
    problems: {
      title: 'Please enter a title.',
      'packages.1.price': 'This price is lower than that of Standard.',
    },
  },
};

export const LongHindiWords: Story = {
  tags: ['!dev'],
  globals: { language: 'hi' },
  args: {
    defaultValue: {
      शीर्षक: 'विंशोत्तरीमहादशांतर्दशाप्रत्यंतर्दशाविवरणम्',
      प्रविष्टियाँ: [{ name: 'जन्मनक्षत्रस्वामिशांतिविधानम्', मूल्य: 1_950 }],
    },
  },
};

export const AllStates = stateSheet(JsonForm, {
  samples: {
    'filled in': { defaultValue: ceremony },
    'in error': {
      defaultValue: { question: '', answers: [] },
      problems: { question: 'Please enter a question.', answers: 'Please add an answer.' },
    },
  },
  cell: '100%',
});

export const CeremonyExample = () => (
  <JsonForm
    defaultValue={{
      title: 'Satyanarayan Katha',
      benefits: ['Peace at home'],
      packages: [{ name: 'Standard', price: 1_950 }],
    }}
  />
);

/** Do: Keys that are words. The labels are made from them. */
export const KeysAsWordsExample = () => (
  <JsonForm defaultValue={{ title: 'Navagraha Shanti', discountedPrice: 2_400 }} />
);

/** Don’t: Short codes as keys. Nobody knows what to enter. */
export const KeysAsCodesExample = () => (
  <JsonForm defaultValue={{ t: 'Navagraha Shanti', prc2: 2_400 }} />
);
