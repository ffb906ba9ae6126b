export { ScoreCard, type Score, type ScoreCardProps } from './score-card.tsx';
