export { SkyScene, sceneSubjects, type SceneSubject, type SkySceneProps } from './sky-scene.tsx';
export type { RingGraha } from './observatory.tsx';
