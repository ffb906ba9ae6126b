export { PoojaCard, type PoojaCardProps, type Weekday } from './pooja-card.tsx';
