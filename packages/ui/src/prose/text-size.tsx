import { useStrings } from '../i18n/index.ts';
import { Select, type SelectProps } from '../select/index.ts';
import { proseStrings } from '../messages.generated/en/components/Prose.ts';

export const textSizes = ['small', 'medium', 'large'] as const;
export type TextSize = (typeof textSizes)[number];

export interface TextSizeSelectProps extends Omit<
  SelectProps<TextSize>,
  'label' | 'options' | 'value' | 'onValueChange' | 'defaultValue' | 'placeholder'
> {
  /** The size that is chosen (controlled). */
  value?: TextSize;
  /** The size that is chosen at first (uncontrolled). @default "medium" */
  defaultValue?: TextSize;
  /** Called with the size that the user chooses. */
  onValueChange?: (size: TextSize) => void;
  /** @default "Text size" */
  label?: string;
}

/** Lets the reader choose how large the text of a `Prose` is. Where the choice is stored is up to the page. */
export function TextSizeSelect({
  value,
  defaultValue = 'medium',
  onValueChange,
  label,
  ...rest
}: TextSizeSelectProps) {
  const strings = useStrings(proseStrings);
  return (
    <Select
      {...rest}
      label={label ?? strings.textSize}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      options={textSizes.map((size) => ({ value: size, label: strings.sizes[size] }))}
    />
  );
}
