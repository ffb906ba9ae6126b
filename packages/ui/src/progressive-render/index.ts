export {
  RenderAtOnce,
  ProgressiveRender,
  useProgressiveRender,
  type ProgressiveRenderProps,
} from './progressive-render.tsx';
