export { Button, type ButtonProps } from './button.tsx';
export type { RenderProps } from '../shared/react/use-rendered.ts';
