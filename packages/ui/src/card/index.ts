export { Card, Folio, type CardProps, type FolioProps } from './card.tsx';
