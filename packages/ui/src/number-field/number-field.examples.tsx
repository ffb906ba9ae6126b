import { TextField } from '../text-field/index.ts';
import { NumberField } from './index.ts';

export const CodeAsText = () => (
  <TextField label="PIN code" inputMode="numeric" defaultValue="221001" />
);

export const CodeAsNumber = () => <NumberField label="PIN code" defaultValue={221001} />;

export const People = () => (
  <NumberField
    label="People in the sankalp"
    hint="Eight at most"
    min={1}
    max={8}
    defaultValue={2}
    steppers
  />
);
