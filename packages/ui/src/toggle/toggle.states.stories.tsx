import { drawnSheet } from '../../test/state-sheet.tsx';
import { EyeIcon, MoonIcon, SunIcon } from '../icons/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Toggle, ToggleGroup } from './index.ts';
import { marks, periods } from './toggle.samples.ts';

export default { title: 'Components/Actions/Toggle', tags: ['visual'] };

const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const;
const lights = [
  { value: 'sun', label: 'Sun', icon: <SunIcon {...icon} /> },
  { value: 'moon', label: 'Moon', icon: <MoonIcon {...icon} /> },
  { value: 'star', label: 'Disabled', disabled: true },
];

export const AllStates = drawnSheet(() => (
  <Stack gap="x5">
    {(['regular', 'small'] as const).map((size) => (
      <Cluster key={size} gap="x2">
        <Toggle size={size}>Off</Toggle>
        <Toggle size={size} defaultPressed>
          On
        </Toggle>
        <Toggle size={size} icon={<EyeIcon {...icon} />} defaultPressed>
          On, with an icon
        </Toggle>
        <Toggle size={size} disabled>
          Disabled
        </Toggle>
      </Cluster>
    ))}
    <Cluster gap="x5">
      <ToggleGroup label="Period" options={periods} />
      <ToggleGroup label="Reckoned from" options={lights} defaultValue="moon" />
      <ToggleGroup
        multiple
        label="Shown in the chart"
        options={marks}
        defaultValue={['degrees', 'aspects']}
      />
    </Cluster>
    <ToggleGroup label="Full width" options={periods} defaultValue="monthly" fullWidth />
    <ToggleGroup label="Tiles" variant="tiles" options={lights} defaultValue="moon" />
    <div lang="hi" style={{ inlineSize: '288px' }}>
      <ToggleGroup
        label="अवधि"
        fullWidth
        options={[
          { value: 'daily', label: 'दैनिक' },
          { value: 'monthly', label: 'मासिकराशिफलविश्लेषण' },
          { value: 'bindus', label: 'सम्पूर्णअष्टकवर्गबिन्दुविश्लेषण' },
        ]}
      />
    </div>
  </Stack>
));
