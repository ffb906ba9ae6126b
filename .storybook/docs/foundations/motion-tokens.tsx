import { Button } from '@jyoti/ui/button';
import { useState } from 'react';
import { scale } from '../../../packages/themes/src/base/scale.ts';

const USES: Record<keyof typeof scale.motion, string> = {
  state: 'Hover, pressed, chosen',
  panel: 'Menus, dialogs, accordions',
  fade: 'Slides of the hero',
};

/** Each duration on a box that moves once when the button is pressed. */
export function Durations() {
  const [moved, setMoved] = useState(false);
  return (
    <div className="foundation-motion sb-unstyled">
      {(Object.keys(USES) as (keyof typeof USES)[]).map((name) => (
        <div key={name}>
          <span>
            <code>{`--jyoti-motion-${name}`}</code> {scale.motion[name]} ms. {USES[name]}.
          </span>
          <span className="foundation-track">
            <span
              className="foundation-runner"
              data-moved={moved || undefined}
              style={{ transitionDuration: `var(--jyoti-motion-${name})` }}
            />
          </span>
        </div>
      ))}
      <Button onClick={() => setMoved(!moved)}>Play</Button>
    </div>
  );
}
