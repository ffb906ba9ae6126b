/** The term tables of `astronomia` (MIT), which ships no types. */
declare module 'astronomia/data' {
  type Table = Record<string, readonly (readonly number[])[]>;
  type Planet = Record<'L' | 'B' | 'R', Table>;
  const data: Record<'earth' | 'mercury' | 'venus' | 'mars', Planet> & {
    elpMppDeFull: Planet & { W1: readonly number[] };
  };
  export default data;
}
