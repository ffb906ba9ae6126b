import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { LanguageSwitch } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const;
const hrefOf = (code: string) => `#${code}`;
const nothing = () => undefined;

const meta = {
  title: 'Components/Navigation/LanguageSwitch',
  component: LanguageSwitch,
  tags: ['visual'],
  args: { languages, value: 'en', hrefOf },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <LanguageSwitch label="Links" languages={languages} value="en" hrefOf={hrefOf} />
      <LanguageSwitch label="In place" languages={languages} value="hi" onValueChange={nothing} />
      <I18nProvider locale="hi" messages={hi}>
        <LanguageSwitch languages={languages} value="hi" hrefOf={hrefOf} />
      </I18nProvider>
    </Stack>
  ),
};
