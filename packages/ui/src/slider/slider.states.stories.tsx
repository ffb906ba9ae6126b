import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Slider } from './index.ts';

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  tags: ['visual'],
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta;

export default meta;

export const AllStates: StoryObj = {
  render: () => (
    <Grid minItem="18rem" gap="x6">
      <Slider label="At the start" max={12} ticks hint="In steps of one" />
      <Slider label="In the middle" defaultValue={40} format={(value) => `${value} km`} />
      <Slider label="At the end" defaultValue={100} ticks />
      <Slider label="In error" defaultValue={90} error="Choose at most 50" />
      <Slider label="Disabled" defaultValue={40} ticks disabled />
      <Slider label="Range" range defaultValue={[20, 70]} ticks />
      <Slider label="Range, both at the end" range defaultValue={[100, 100]} />
      <Slider label="Range, disabled" range defaultValue={[20, 70]} disabled />
      <I18nProvider locale="hi" messages={hi}>
        <Slider
          lang="hi"
          label="महामृत्युंजयजपानुष्ठानकीसंख्या"
          max={108}
          defaultValue={54}
          format={(value) => `${value} जपमालाएँ`}
        />
      </I18nProvider>
    </Grid>
  ),
};
