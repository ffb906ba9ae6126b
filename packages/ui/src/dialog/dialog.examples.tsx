import { useState } from 'react';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { AlertDialog, Dialog, DialogClose } from './index.ts';

export const BookCeremony = () => (
  <Dialog
    title="Book Rudrabhishek"
    description="Single pandit, Monday 14 April."
    trigger={<Button variant="primary">Book this puja</Button>}
    sheet="full"
    closeOnOutsidePress={false}
    footer={
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="primary">Send request</Button>
      </>
    }
  >
    <TextField label="Your name" name="name" autoComplete="name" />
    <TextField label="Mobile number" name="mobile" type="tel" autoComplete="tel" />
  </Dialog>
);

export function DeleteChart() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete chart
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete the chart of Asha Menon?"
        description="The chart and its notes will be removed from your account. This cannot be undone."
        confirmLabel="Delete chart"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

export const Filters = () => (
  <Dialog
    placement="end"
    title="Filters"
    trigger={<Button>Filters</Button>}
    footer={
      <DialogClose>
        <Button variant="primary">Show 12 astrologers</Button>
      </DialogClose>
    }
  >
    <TextField label="Name" name="name" />
  </Dialog>
);
