import { RadioGroup } from '../radio-group/index.ts';
import { Select } from './index.ts';

const ayanamsas = [
  { value: 'lahiri', label: 'Lahiri (Chitrapaksha)' },
  { value: 'raman', label: 'Raman' },
  { value: 'krishnamurti', label: 'Krishnamurti' },
  { value: 'yukteshwar', label: 'Yukteshwar' },
  { value: 'surya', label: 'Surya Siddhanta' },
];

export const ManyChoices = () => (
  <Select label="Ayanamsa" options={ayanamsas} defaultValue="lahiri" />
);

export const TwoChoices = () => (
  <Select
    label="Chart style"
    options={[
      { value: 'north', label: 'North Indian' },
      { value: 'south', label: 'South Indian' },
    ]}
  />
);

export const SeenAtOnce = () => (
  <RadioGroup
    label="Chart style"
    layout="row"
    defaultValue="north"
    options={[
      { value: 'north', label: 'North Indian' },
      { value: 'south', label: 'South Indian' },
    ]}
  />
);

export const AsksFirst = () => (
  <Select
    label="Ayanamsa"
    options={ayanamsas}
    placeholder="Select an ayanamsa"
    hint="Most almanacs use Lahiri"
  />
);
