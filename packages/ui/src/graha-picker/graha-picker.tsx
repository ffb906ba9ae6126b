import type { HTMLAttributes, Ref } from 'react';
import { GrahaGlyph, grahaIds, grahaNames, type GrahaId } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { ToggleGroup } from '../toggle/index.ts';

export interface GrahaPickerProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** Accessible name of the group: "Planet". */
  label: string;
  /** The chosen graha (controlled). `undefined` makes the component uncontrolled. */
  value?: GrahaId;
  /** The graha chosen at first (uncontrolled). @default the first of `options` */
  defaultValue?: GrahaId;
  /** Called with the graha that the user chooses. */
  onValueChange?: (graha: GrahaId) => void;
  /** The grahas to choose from, in this order. @default all nine */
  options?: readonly GrahaId[];
  /** Name under which a form submits it. @default a generated name */
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One of the nine grahas, by shape and name. */
export function GrahaPicker({ options = grahaIds, ...rest }: GrahaPickerProps) {
  const names = useStrings(grahaNames);
  return (
    <ToggleGroup
      {...rest}
      variant="tiles"
      options={options.map((graha) => ({
        value: graha,
        label: names[graha],
        icon: <GrahaGlyph graha={graha} size={22} />,
      }))}
    />
  );
}
