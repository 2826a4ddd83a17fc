import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { BackendTurns } from './backend-turns.ts';
import { MessageReader } from './message-reader.ts';

/** A database engine with one session, which answers protocol messages. Must not be given two batches at once. */
export interface Backend {
  exchange(messages: Uint8Array): Promise<Uint8Array>;
}

export interface LockServerOptions {
  /** What clients must send as their password. */
  readonly password: string;
  /** How long a connection may hold the backend without a word, in milliseconds, before it is cut off and rolled back. */
  readonly idleMs: number;
  readonly listen: { readonly path: string } | { readonly host: string; readonly port: number };
  /** Called when the backend itself breaks, not a statement: it cannot be used any more. */
  readonly onBackendFailure: (error: unknown) => void;
}

export interface LockServer {
  readonly server: Server;
  /** Cuts all connections; resolves once the backend is at rest. */
  stop(): Promise<void>;
}

const code = (letter: string) => letter.charCodeAt(0);
const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const ASK_PASSWORD = Buffer.from([code('R'), 0, 0, 0, 8, 0, 0, 0, 3]);
const SYNC = Uint8Array.from([code('S'), 0, 0, 0, 4]);

/**
 * Serves one backend to many connections. A connection keeps the backend from its first message until the backend says
 * that it is ready and outside a transaction: neither statements nor transactions of two connections ever mix.
 */
export const serveBackend = async (backend: Backend, options: LockServerOptions): Promise<LockServer> => {
  const turns = new BackendTurns();
  const open = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    const over = serveConnection(socket, backend, turns, options)
      .catch(options.onBackendFailure)
      .finally(() => open.delete(socket));
    open.set(socket, over);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.listen, resolve);
  });
  return {
    server,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const ends = [...open.values()];
      for (const socket of open.keys()) socket.destroy();
      await Promise.all([closed, ...ends]);
    },
  };
};

const serveConnection = async (
  socket: Socket,
  backend: Backend,
  turns: BackendTurns,
  { password, idleMs }: LockServerOptions,
): Promise<void> => {
  const reader = new MessageReader();
  let free: (() => void) | undefined;
  /** Sends messages to the backend in this connection's turn, which ends when the backend is idle again. */
  const exchange = async (messages: Buffer) => {
    free ??= await turns.take();
    if (socket.destroyed) return;
    const answer = await backend.exchange(new Uint8Array(messages));
    if (!socket.destroyed) socket.write(answer);
    if (endsIdle(answer)) {
      free();
      free = undefined;
    }
  };
  let session: Session = { stage: 'greeting' };
  try {
    socket.setNoDelay(true);
    socket.on('error', () => {}); // Seen by the loop below; after it, of no interest.
    // Whoever holds the backend and says nothing makes everybody wait.
    const watch = () => socket.setTimeout(free ? idleMs : 0);
    socket.on('timeout', () => socket.destroy());
    for await (const piece of socket as AsyncIterable<Buffer>) {
      socket.setTimeout(0);
      reader.push(piece);
      if (session.stage !== 'open') session = await greet(socket, reader, session, password, exchange);
      if (session.stage === 'open') {
        const { batch, stopped } = reader.takeAllTyped(code('X'));
        if (batch) await exchange(batch);
        if (stopped) break;
      }
      if (session.stage === 'closed') break;
      watch();
    }
  } catch {
    // A connection that was cut, or does not speak the protocol: what it began is undone below.
  } finally {
    socket.destroy();
    if (free) await rollBack(backend).finally(free);
  }
};

type Session =
  | { readonly stage: 'greeting' | 'open' | 'closed' }
  | { readonly stage: 'password'; readonly startup: Buffer };

/** The words before a session: no encryption here, a password, then the client's parameters. */
const greet = async (
  socket: Socket,
  reader: MessageReader,
  session: Session,
  password: string,
  exchange: (messages: Buffer) => Promise<void>,
): Promise<Session> => {
  if (session.stage === 'password') {
    const message = reader.takeTyped();
    if (!message) return session;
    if (message[0] !== code('p') || !isPassword(message.subarray(5, -1), password)) {
      const words = refusal('28P01', 'The embedded database serves its own process only.');
      await new Promise<void>((resolve) => socket.end(words, () => resolve()));
      return { stage: 'closed' };
    }
    await exchange(session.startup);
    return { stage: 'open' };
  }
  for (let message = reader.takeUntyped(); message; message = reader.takeUntyped()) {
    const request = message.length >= 8 ? message.readInt32BE(4) : 0;
    if (request === CANCEL_REQUEST) return { stage: 'closed' };
    if (request !== SSL_REQUEST && request !== GSS_REQUEST) {
      socket.write(ASK_PASSWORD);
      return greet(socket, reader, { stage: 'password', startup: message }, password, exchange);
    }
    socket.write('N');
  }
  return session;
};

const isPassword = (given: Buffer, password: string) => {
  const expected = Buffer.from(password);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const refusal = (sqlState: string, message: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};

/** Whether an answer's last message is ReadyForQuery outside a transaction: `Z`, its length 5, `I`. */
const endsIdle = (answer: Uint8Array): boolean => {
  const end = answer.length - 6;
  return (
    end >= 0 && answer[end] === code('Z') && answer[end + 4] === 5 && answer[end + 5] === code('I') && isWhole(answer)
  );
};

/** Whether walking the messages ends exactly at the last six bytes: data may look like a message. */
const isWhole = (answer: Uint8Array): boolean => {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  let at = 0;
  while (at + 5 <= answer.length - 6) at += 1 + view.getInt32(at + 1);
  return at === answer.length - 6;
};

const rollBack = async (backend: Backend): Promise<void> => {
  await backend.exchange(SYNC);
  const statement = Buffer.from('rollback\0');
  const query = Buffer.alloc(5);
  query.write('Q');
  query.writeInt32BE(statement.length + 4, 1);
  await backend.exchange(new Uint8Array(Buffer.concat([query, statement])));
};
