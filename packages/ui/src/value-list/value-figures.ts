/** The available icons. */
export const valueIcons = ['om-symbol', 'dharma-wheel', 'open-book', 'rising-sun'] as const;

export type ValueIcon = (typeof valueIcons)[number];

/** `count` lines from one radius to another around a centre, evenly spaced, clockwise from the top. */
function spokes(count: number, from: number, to: number, { x, y }: { x: number; y: number }) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const at = (radius: number) =>
      `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');
}

const circle = (radius: number) =>
  `M${24 - radius} 24a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** One path each, on a 48 grid with strokes of 1.6. */
export const valueFigures: Record<ValueIcon, string> = {
  'om-symbol':
    'M9 17.500c1.600-4.700 5.400-6.800 9-6.400 3.900.4 6.300 3.200 5.800 6.600-.6 3.600-4 5.600-8.600 5.600 6.200-.3 10.500 2.500 10.700 7.300.2 5.200-4.200 8.900-9.700 8.900-4.700 0-8.600-2.300-10.200-6.100M25.200 27.500c2.400-3.500 5.800-5.200 8.700-3.900 2.400 1 2.200 4.200 4.600 4.700 2.300.4 3.900-1.700 3.500-4.100-.3-1.800-1.500-3.100-3-3.800M28.500 11.500c.8 3.900 3.400 6 6.700 6s5.700-2.100 6.300-5.600M35.100 8.100v.1',
  'dharma-wheel': `${circle(18)}${circle(14.5)}${circle(4)}${spokes(8, 4, 14.5, { x: 24, y: 24 })}${spokes(8, 18, 20.5, { x: 24, y: 24 })}`,
  'open-book':
    'M24 14c-4-3.200-10-4.400-18-4v26c8-.4 14 .8 18 4 4-3.200 10-4.400 18-4V10c-8-.4-14 .8-18 4ZM24 14v26M11 17.500c3.400.1 6.200.7 8.500 1.800M11 23.500c3.400.1 6.200.7 8.500 1.800M11 29.500c3.400.1 6.200.7 8.500 1.800M37 17.500c-3.400.1-6.200.7-8.500 1.800M37 23.500c-3.400.1-6.200.7-8.500 1.800M37 29.500c-3.400.1-6.200.7-8.500 1.800',
  'rising-sun':
    'M4 34h40M12 34a12 12 0 0 1 24 0M24 17V9M11.980 21.980 6.320 16.320M36.020 21.980l5.660-5.660M17.500 18.300l-2-4.800M30.500 18.300l2-4.800M10 39h28M16 44h16',
};
