import { Button } from '../button/index.ts';
import { Alert } from './index.ts';

export const WhatIsSafe = () => (
  <Alert
    tone="danger"
    title="We couldn’t save your chart"
    announce="off"
    action={<Button size="small">Try again</Button>}
  >
    Your details are still on this page. Check your connection, then try again.
  </Alert>
);

export const Code = () => (
  <Alert tone="danger" announce="off">
    Error 503: Oops! Something went wrong!!
  </Alert>
);

export const CalmDosha = () => (
  <Alert tone="info" title="Mangal dosha is present" announce="off">
    About nine charts in ten have Mars in one of these houses. Two things in this chart weaken it.
  </Alert>
);

export const Threat = () => (
  <Alert tone="danger" title="Warning: Mangal dosha!" announce="off">
    Your marriage is in danger. Book a puja now.
  </Alert>
);
