import { Button } from '../button/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Popover } from './index.ts';

const styles = [
  { value: 'north', label: 'North Indian' },
  { value: 'south', label: 'South Indian' },
];

export const OneSetting = () => (
  <Popover label="Style of the chart" trigger={<Button>Chart style</Button>}>
    <RadioGroup label="Style" options={styles} defaultValue="north" />
  </Popover>
);

export const WholeForm = () => (
  <Popover label="Birth details" trigger={<Button variant="primary">Enter birth details</Button>}>
    <p>Name, gender, date, time and place of birth…</p>
  </Popover>
);
