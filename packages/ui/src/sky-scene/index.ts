export { SkyCaption, type SkyCaptionProps } from './sky-caption.tsx';
export { SkyScene, sceneSubjects, type SceneSubject, type SkySceneProps } from './sky-scene.tsx';
export type { RingGraha } from './sky-scene.logic.ts';
