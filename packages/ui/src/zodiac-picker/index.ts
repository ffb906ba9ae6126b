import { ZodiacPicker } from './zodiac-picker.tsx';

export { ZodiacPicker, type ZodiacPickerProps } from './zodiac-picker.tsx';
export { ZodiacWheel, type ZodiacWheelProps } from './wheel/zodiac-wheel.tsx';

/** @deprecated Use ZodiacPicker. */
export const ZodiacGrid = ZodiacPicker;
/** @deprecated Use ZodiacPicker. */
export const ZodiacChoice = ZodiacPicker;
