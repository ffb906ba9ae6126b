export { ZodiacWheel, type ZodiacWheelProps } from './zodiac-wheel.tsx';
