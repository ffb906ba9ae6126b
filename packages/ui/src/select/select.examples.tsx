import { Select } from './index.ts';

export const ManyChoices = () => (
  <Select
    label="Ayanamsa"
    hint="Most almanacs use Lahiri"
    defaultValue="lahiri"
    options={[
      { value: 'lahiri', label: 'Lahiri (Chitrapaksha)' },
      { value: 'raman', label: 'Raman' },
      { value: 'krishnamurti', label: 'Krishnamurti' },
      { value: 'yukteshwar', label: 'Yukteshwar' },
      { value: 'surya', label: 'Surya Siddhanta' },
    ]}
  />
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
