export { ScoreDial, type ScoreDialProps } from './score-dial.tsx';
