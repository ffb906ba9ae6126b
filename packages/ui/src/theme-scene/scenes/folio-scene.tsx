import * as sky from '../../sky-scene/sky-scene.css.ts';
import { Ground, repeat, Scene, type SceneProps } from '../scene.tsx';
import * as styles from '../theme-scene.css.ts';

/** A leaf of a pothi: long, ruled, with double margins and a hole for the string on either side of the middle. */
function Leaf({ y, tone }: { y: number; tone: 'sky1' | 'sky2' | 'sky3' }) {
  return (
    <>
      <path
        d={`M-20 ${y + 6}q8-6 16-6h1288q8 0 16 6v108q-8 6-16 6H-4q-8 0-16-6Z`}
        className={sky.fill[tone]}
      />
      <path d={`M-20 ${y + 0.5}h1320`} className={styles.chain} />
      <path
        d={repeat(4, (line) => `M40 ${y + 27 + line * 22}h368m44 0h376m44 0h368`)}
        className={styles.hairline}
      />
      <path
        d={`M22 ${y}v120m6-120v120m384-120v120m6-120v120m24-120v120m6-120v120m384-120v120m6-120v120m24-120v120m6-120v120m384-120v120m6-120v120`}
        className={styles.vermilion}
      />
      {[430, 850].map((x) => (
        <circle key={x} cx={x} cy={y + 60} r="9" className={sky.fill.background} />
      ))}
    </>
  );
}

/** Palm leaves of a pothi, one behind the other, with their string. */
export function FolioScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Ground>
        <path d={repeat(9, (line) => `M0 ${40 + line * 34}h1280`)} className={styles.hairline} />
        <g transform="rotate(-1.2 640 400)">
          <Leaf y={330} tone="sky3" />
        </g>
        <g transform="rotate(.8 640 470)">
          <Leaf y={412} tone="sky2" />
        </g>
        <Leaf y={496} tone="sky1" />
        <path
          d="M430 556C422 500 438 446 430 392M850 556c8-56-8-110 0-164M430 556Q640 652 850 556"
          className={styles.vermilion}
        />
        <circle cx="640" cy="604" r="9" className={sky.fill.dawn2} />
        <circle cx="640" cy="604" r="3.5" className={sky.fill.background} />
      </Ground>
    </Scene>
  );
}
