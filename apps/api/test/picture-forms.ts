import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { asha } from './app.ts';

const boundary = 'b';
export const located = {
  ...asha,
  'birthData[latitude]': '23.18239',
  'birthData[longitude]': '75.77643',
  'birthData[timezone]': 'Asia/Kolkata',
};

/** The bytes of a sign-up request with its picture. */
export function wire(picture: Buffer, email: string): Buffer {
  const fields = Object.entries({ ...located, email }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = Buffer.concat([
    Buffer.from(
      `${fields.join('')}--${boundary}\r\nContent-Disposition: form-data; name="profileImage"; filename="a.png"\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return Buffer.concat([
    Buffer.from(
      `POST /api/users/register HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);
}

export function opened(address: string): Socket {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** Resident memory of a process, MB; that of one that has just ended is 0. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024) / 1e6;
}

export const png = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#3355aa' } })
    .png()
    .toBuffer();
