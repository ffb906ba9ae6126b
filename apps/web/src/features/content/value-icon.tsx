import type { InfoPage } from '@jyoti/contract';
import { DharmaWheelIcon, type Icon, OmIcon, OpenBookIcon, RisingSunIcon } from '@jyoti/ui/icons';
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
  return <Drawing size={size} strokeWidth={0.8} className={styles.drawing} data-icon={icon} />;
}
