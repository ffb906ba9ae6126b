export { GemDrawing, type GemDrawingProps } from './gem-drawing.tsx';
export { gemIds, gemOfGraha, grahaOfGem, type GemId } from './gem-drawing.logic.ts';
export { gemNames } from '../messages.generated/en/components/gemNames.ts';
