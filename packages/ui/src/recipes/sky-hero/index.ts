export { SkyHero, type SkyHeroProps } from './sky-hero.tsx';
