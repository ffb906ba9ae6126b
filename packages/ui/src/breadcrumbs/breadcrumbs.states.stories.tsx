import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { Breadcrumbs } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const path = [
  { label: 'Home', href: '#home' },
  { label: 'Ceremonies', href: '#poojas' },
];

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['visual'],
  args: { items: path, current: 'Navgraha Shanti' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Breadcrumbs label="At the top" items={[]} current="Home" />
      <Breadcrumbs label="Deep" items={path} current="Navgraha Shanti" />
      <div dir="rtl">
        <Breadcrumbs label="Right to left" items={path} current="Navgraha Shanti" />
      </div>
      <I18nProvider locale="hi" messages={hi}>
        <Breadcrumbs lang="hi" items={[{ label: 'मुखपृष्ठ', href: '#home' }]} current="महामृत्युंजय जप" />
      </I18nProvider>
    </Stack>
  ),
};
