import { useStrings } from '../i18n/index.ts';
import { GrahaGlyph, grahaIds, grahaNames, type GrahaId } from '../glyphs/index.ts';
import { SegmentedControl, type SegmentedControlProps } from '../segmented-control/index.ts';

export interface GrahaPickerProps extends Omit<
  SegmentedControlProps,
  'options' | 'variant' | 'fullWidth' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** The chosen graha (controlled). `undefined` makes the component uncontrolled. */
  value?: GrahaId;
  /** The graha chosen at first (uncontrolled). @default the first of `options` */
  defaultValue?: GrahaId;
  onValueChange?: (graha: GrahaId) => void;
  /** The grahas to choose from, in this order. @default all nine */
  options?: readonly GrahaId[];
}

/** One of the nine grahas, by shape and name. */
export function GrahaPicker({ options = grahaIds, onValueChange, ...rest }: GrahaPickerProps) {
  const names = useStrings(grahaNames);
  return (
    <SegmentedControl
      {...rest}
      variant="tiles"
      onValueChange={onValueChange && ((value) => onValueChange(value as GrahaId))}
      options={options.map((graha) => ({
        value: graha,
        label: names[graha],
        icon: <GrahaGlyph graha={graha} size={22} />,
      }))}
    />
  );
}
