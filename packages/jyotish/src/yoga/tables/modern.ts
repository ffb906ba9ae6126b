import { inGroup } from '../entry.ts';
import { withOne } from '../predicates.ts';

const modern = inGroup('modern');

/** What almanacs and software name today and no classical text does. */
export const MODERN = [
  modern('guru-chandala', 'Guru Chandala', 'bad', '', withOne('jupiter', ['rahu', 'ketu'])),
  modern('grahana', 'Grahana', 'bad', '', [
    withOne('sun', ['rahu', 'ketu']),
    withOne('moon', ['rahu', 'ketu']),
  ]),
  modern('visha', 'Visha', 'bad', '', withOne('moon', ['saturn'])),
  modern('angaraka', 'Angaraka', 'bad', '', withOne('mars', ['rahu', 'ketu'])),
];
