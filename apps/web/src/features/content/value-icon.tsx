import type { InfoPage } from '@jyoti/contract';
import { DharmaWheelIcon, type Icon, OmIcon, OpenBookIcon, RisingSunIcon } from '@jyoti/ui/icons';
import { DeferredDrawings } from '@jyoti/ui/progressive-render';
import { use } from 'react';
import * as styles from './value-icon.css.ts';

type ValueIconName = InfoPage<'about'>['mission']['values'][number]['icon'];

const icons: Record<ValueIconName, Icon> = {
  'om-symbol': OmIcon,
  'dharma-wheel': DharmaWheelIcon,
  'open-book': OpenBookIcon,
  'rising-sun': RisingSunIcon,
};

/** The drawing of one of the company's values: om, wheel, book or rising sun. */
export function ValueIcon({ icon, size = 48 }: { icon: ValueIconName; size?: number }) {
  const Drawing = icons[icon];
  // The HTML of the server reserves the space only, as for all drawings below the first screen.
  if (use(DeferredDrawings)) return <div style={{ inlineSize: size, blockSize: size }} />;
  return <Drawing size={size} strokeWidth={0.8} className={styles.drawing} data-icon={icon} />;
}
