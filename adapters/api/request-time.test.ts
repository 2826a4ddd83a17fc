import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitRequestTime, takesLong } from './request-time.ts';
import { answerUnreadable } from './unreadable.ts';

/** A server that reads bodies and lets those take long whose path says so, and one slow request to it. */
const slowly = async (path: string) => {
  const server = createServer((request, response) => {
    if (request.url === '/long') takesLong(request);
    request.resume().on('end', () => response.end('read'));
  });
  answerUnreadable(server);
  limitRequestTime(server, 60);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (piece) => (text += piece));
  socket.on('error', () => {});
  socket.write(`PUT ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\na`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (socket.writable) socket.write('b');
  if (!socket.closed) await once(socket, 'close');
  return text;
};

test('a body that does not come in time is refused as one', async () => {
  expect(await slowly('/')).toMatch(/^HTTP\/1\.1 408 [\s\S]*request\.malformed/);
});

test('a request that may take long is waited for', async () => {
  expect(await slowly('/long')).toMatch(/^HTTP\/1\.1 200 [\s\S]*read/);
});
