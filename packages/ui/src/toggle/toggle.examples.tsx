import { useState } from 'react';
import { Toggle, ToggleGroup } from './index.ts';

export const SameWords = () => <Toggle defaultPressed>Degrees</Toggle>;

export function OtherWords() {
  const [pressed, setPressed] = useState(true);
  return (
    <Toggle pressed={pressed} onPressedChange={setPressed}>
      {pressed ? 'Hide degrees' : 'Show degrees'}
    </Toggle>
  );
}

export const Choices = () => (
  <ToggleGroup
    label="Period"
    defaultValue="weekly"
    options={[
      { value: 'daily', label: 'Daily' },
      { value: 'weekly', label: 'Weekly' },
      { value: 'monthly', label: 'Monthly' },
    ]}
  />
);

export const Actions = () => (
  <ToggleGroup
    label="Report"
    options={[
      { value: 'share', label: 'Share' },
      { value: 'print', label: 'Print' },
      { value: 'save', label: 'Save' },
    ]}
  />
);
