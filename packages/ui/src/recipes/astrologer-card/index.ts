export { AstrologerCard, type AstrologerCardProps } from './astrologer-card.tsx';
