export { PersonCard, type PersonCardProps } from './person-card.tsx';
