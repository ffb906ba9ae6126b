import { glyph } from '../glyphs/glyphs.css.ts';
import { GrahaGlyph, grahaNames } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import type { AshtakavargaBody } from './ashtakavarga-table.logic.ts';
import { ashtakavargaTableStrings } from '../messages.generated/en/components/AshtakavargaTable.ts';
import * as styles from './sign-table.css.ts';

/** The shape and the name of a graha, or of the ascendant: a degree that climbs over the horizon. */
export function BodyName({ body }: { body: AshtakavargaBody }) {
  const grahas = useStrings(grahaNames);
  const strings = useStrings(ashtakavargaTableStrings);
  return (
    <span className={styles.body}>
      {body === 'ascendant' ? (
        <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true" className={glyph}>
          <path d="M3 19h18M12 19V5M7 10l5-5 5 5" />
        </svg>
      ) : (
        <GrahaGlyph graha={body} size={18} />
      )}
      {body === 'ascendant' ? strings.ascendant : grahas[body]}
    </span>
  );
}
