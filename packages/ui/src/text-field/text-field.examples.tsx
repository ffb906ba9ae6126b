import { TextField } from './index.ts';

export const HintBelow = () => (
  <TextField label="Mobile" type="tel" hint="Ten digits, without +91" autoComplete="tel-national" />
);

export const HintInside = () => (
  <TextField label="Mobile" labelHidden type="tel" placeholder="Mobile (ten digits, without +91)" />
);

export const SaysHow = () => (
  <TextField
    label="E-mail"
    type="email"
    defaultValue="meera@example"
    error="Add the ending of the address, for example .com or .in."
  />
);

export const Scolds = () => (
  <TextField label="E-mail" type="email" defaultValue="meera@example" error="Invalid input!" />
);
