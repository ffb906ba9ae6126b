export { FactCard, type FactCardProps } from './fact-card.tsx';
