export { ZodiacChoice, type ZodiacChoiceProps } from './zodiac-choice.tsx';
export { ZodiacGrid, type ZodiacGridProps } from './zodiac-grid.tsx';
