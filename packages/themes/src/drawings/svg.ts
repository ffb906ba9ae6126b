import type { Drawing } from '../theme-types.ts';

/** Wraps shapes as an SVG of the given size in px. */
export function drawing(width: number, height: number, shapes: string): Drawing {
  return {
    svg: `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' fill='none'>${shapes}</svg>`,
    width,
    height,
  };
}

/** A CSS image. Escapes only what a data URI in double quotes requires, so that gzip can compress the text. */
export function cssImage({ svg }: Drawing): string {
  const escaped = svg.replace(/[%#<>"{}]/g, (sign) => encodeURIComponent(sign));
  return `url("data:image/svg+xml,${escaped}")`;
}

/** A CSS `background-size`. */
export function cssSize({ width, height }: Drawing): string {
  return `${width}px ${height}px`;
}
