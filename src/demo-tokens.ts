import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import type { AuthSettings } from './config.ts';

const LIFETIME = '30d';
const FILE = 'demo-token-secret';

/**
 * The secret of an installation that has none configured: made once, kept readable by its owner only, so that the token
 * command and the server agree without talking to each other.
 */
export const demoSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return await readFile(path, 'utf8');
};

/** A token for someone of the demo, as the development mode believes it. */
export const mintDemoToken = async (
  auth: AuthSettings,
  dataDir: string,
  of: { readonly userId: string; readonly tenantId: string; readonly roles?: readonly string[] },
): Promise<string> => {
  if (auth.mode !== 'development') {
    throw new Error(`Demo tokens are for the development mode; this installation checks tokens by ${auth.mode}.`);
  }
  const key = new TextEncoder().encode(await demoSecret(dataDir));
  return await new SignJWT({ [auth.tenantClaim]: of.tenantId, ...(of.roles && { roles: of.roles }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(of.userId)
    .setIssuer(auth.issuer)
    .setAudience(auth.audience)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(key);
};
