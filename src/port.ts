import { createServer } from 'node:net';

/** The address cannot be listened on, in one line. */
const cannotListen = (host: string, port: number, error: NodeJS.ErrnoException): Error => {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'another process has it'
      : error.code === 'EACCES'
        ? 'this user may not'
        : (error.code ?? error.message);
  return new Error(`The port ${port} of ${host} cannot be used: ${reason}. Set PORT or HOST.`, { cause: error });
};

/** Whether the address can be listened on, asked before anything is opened or made. @throws Error with one clear line */
export const mustBeFree = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(cannotListen(host, port, error)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
