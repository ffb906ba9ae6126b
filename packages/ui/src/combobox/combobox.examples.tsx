import { RadioGroup } from '../radio-group/index.ts';
import { Combobox } from './index.ts';

export const gotras = [
  {
    label: 'Most frequent',
    options: ['Bharadwaja', 'Kashyapa', 'Vasishtha', 'Shandilya'],
  },
  {
    label: 'Others',
    options: ['Agastya', 'Atri', 'Gautama', 'Jamadagni', 'Kaundinya', 'Maudgalya', 'Vishvamitra'],
  },
].map(({ label, options }) => ({
  label,
  options: options.map((name) => ({ value: name.toLowerCase(), label: name })),
}));

export const ManyToTypeFor = () => (
  <Combobox label="Gotra" options={gotras} hint="The priest says it in the sankalpa." />
);

export const TwoOptions = () => (
  <Combobox
    label="Chart style"
    options={[
      { value: 'north', label: 'North Indian' },
      { value: 'south', label: 'South Indian' },
    ]}
  />
);

export const TwoRadios = () => (
  <RadioGroup
    label="Chart style"
    options={[
      { value: 'north', label: 'North Indian' },
      { value: 'south', label: 'South Indian' },
    ]}
  />
);
