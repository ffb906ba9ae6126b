import { encode } from 'uqr';
import * as styles from './operate.css.ts';

/** Modules of white on each side (ISO/IEC 18004 asks for four). */
const quietZone = 4;

/** A QR code of a text, black on white in every theme, because cameras expect that. */
export function QrCode({ label, text }: { label: string; text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  const path = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path.join('')} />
    </svg>
  );
}
