export { GrahaPicker, type GrahaPickerProps } from './graha-picker.tsx';
