import { Accordion, AccordionItem } from './index.ts';

export const WholeQuestions = () => (
  <Accordion headingLevel={4}>
    <AccordionItem value="time" title="What if I don’t know my time of birth?">
      <p>You still get your Moon sign and nakshatra. Houses and the lagna need the time.</p>
    </AccordionItem>
    <AccordionItem value="private" title="Who can see my birth details?">
      <p>Only you, and an astrologer whom you book.</p>
    </AccordionItem>
  </Accordion>
);

export const BareWords = () => (
  <Accordion headingLevel={4}>
    <AccordionItem value="more" title="More">
      <p>You still get your Moon sign and nakshatra.</p>
    </AccordionItem>
    <AccordionItem value="info" title="Information">
      <p>Only you, and an astrologer whom you book.</p>
    </AccordionItem>
  </Accordion>
);

export const Opened = () => (
  <Accordion headingLevel={3} defaultValue={['mercury']}>
    <AccordionItem value="mercury" title="Mercury, 2024 to 2041">
      <p>Seventeen years that favour study, trade and writing.</p>
    </AccordionItem>
  </Accordion>
);
