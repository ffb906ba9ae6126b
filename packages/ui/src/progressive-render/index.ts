export { DeferredDrawings } from './deferred-drawings.tsx';
export {
  RenderAtOnce,
  ProgressiveRender,
  useProgressiveRender,
  type ProgressiveRenderProps,
} from './progressive-render.tsx';
