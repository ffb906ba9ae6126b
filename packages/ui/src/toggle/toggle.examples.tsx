import { useState } from 'react';
import { Toggle } from './index.ts';

export const SameWords = () => <Toggle defaultPressed>Degrees</Toggle>;

export function OtherWords() {
  const [pressed, setPressed] = useState(true);
  return (
    <Toggle pressed={pressed} onPressedChange={setPressed}>
      {pressed ? 'Hide degrees' : 'Show degrees'}
    </Toggle>
  );
}
