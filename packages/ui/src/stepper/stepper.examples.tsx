import { Stepper } from './index.ts';

const steps = [
  { label: 'Puja', description: 'Rudrabhishek', href: '#puja' },
  { label: 'Date', description: 'Monday 14 April', href: '#date' },
  { label: 'Your details' },
  { label: 'Confirmation' },
];

export const NamesTheSteps = () => <Stepper label="Booking" steps={steps} current={2} />;

export const NumbersAlone = () => (
  <Stepper
    label="Booking"
    steps={[{ label: 'Step 1' }, { label: 'Step 2' }, { label: 'Step 3' }, { label: 'Step 4' }]}
    current={2}
  />
);
