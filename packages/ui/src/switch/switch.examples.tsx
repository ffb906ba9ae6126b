import { Switch } from './index.ts';

export const SaysWhatIsOn = () => <Switch label="Show degrees" defaultChecked />;

export const SaysBoth = () => <Switch label="Degrees: on/off" />;
