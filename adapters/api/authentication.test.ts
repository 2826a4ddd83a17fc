import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RULES, served, token } from './served.fixture.ts';
import { tokenVerifier } from './tokens.ts';

const WHO = '/chatbot/api/history/conversations/ada';
const now = () => Math.floor(Date.now() / 1000);

const answer = async (authorization: string | undefined, options = {}) => {
  const { ask } = await served(options);
  const response = await ask(WHO, { headers: { authorization } });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, challenge: response.headers.get('www-authenticate') };
};

describe('a bearer token by a shared secret', () => {
  test('is believed, and says tenant, user and roles', async () => {
    const { ask, oria } = await served();
    const authorization = `Bearer ${await token({ roles: ['hr'] })}`;
    expect((await ask(WHO, { headers: { authorization } })).status).toBe(200);
    expect(oria.asked[0]?.ctx).toMatchObject({
      tenant: { id: 'acme' },
      user: { id: 'ada', roles: ['hr'] },
      channel: 'http',
      interactive: true,
    });
  });

  test.each([
    ['none', undefined],
    ['another scheme', 'Basic YWRhOmFkYQ=='],
    ['an empty one', 'Bearer '],
  ])('%s: 401 that asks for one', async (_what, authorization) => {
    expect(await answer(authorization)).toEqual({
      status: 401,
      code: 'identity.unauthenticated',
      challenge: 'Bearer realm="oria"',
    });
  });

  test.each([
    ['expired', { exp: now() - 60 }, 'it has expired'],
    ['without an end', { exp: undefined }, 'its claim exp is missing or wrong'],
    ['not valid yet', { nbf: now() + 600 }, 'its claim nbf is missing or wrong'],
    ['of another issuer', { iss: 'https://else.test' }, 'its claim iss is missing or wrong'],
    ['for another audience', { aud: 'else' }, 'its claim aud is missing or wrong'],
    ['of nobody', { sub: undefined }, 'its claim sub is missing or wrong'],
    ['of a user that is no text', { sub: 7 }, 'its claim sub is missing or wrong'],
    ['of a user with a NUL', { sub: 'a\u0000b' }, 'its claim sub is missing or wrong'],
    ['without a tenant', { tenant: undefined }, 'its claim tenant is missing or wrong'],
    ['of an empty tenant', { tenant: '' }, 'its claim tenant is missing or wrong'],
    ['with roles that are none', { roles: 'hr' }, 'its claim roles is missing or wrong'],
  ])('%s: 401 that says so', async (_what, claims, reason) => {
    expect(await answer(`Bearer ${await token(claims)}`)).toEqual({
      status: 401,
      code: 'identity.unauthenticated',
      challenge: `Bearer realm="oria", error="invalid_token", error_description="${reason}"`,
    });
  });

  test('signed with another secret, in another way, or not at all: 401', async () => {
    const valid = await token();
    const [, payload] = valid.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const secret = new TextEncoder().encode(`${RULES.secret}${RULES.secret}`);
    const hs512 = await new SignJWT({ tenant: 'acme', sub: 'ada' })
      .setProtectedHeader({ alg: 'HS512' })
      .setIssuer(RULES.issuer)
      .setAudience(RULES.audience)
      .setExpirationTime('1h')
      .sign(secret);
    for (const wrong of [await token({}, 'x'.repeat(40)), unsigned, hs512, `${valid}x`, 'a.b.c', 'nonsense'])
      expect(await answer(`Bearer ${wrong}`)).toMatchObject({ status: 401, code: 'identity.unauthenticated' });
  });

  test('of a person who is not there, or whose tenant is not: 404, the same', async () => {
    for (const claims of [{ sub: 'nobody' }, { tenant: 'nowhere' }])
      expect(await answer(`Bearer ${await token(claims)}`)).toMatchObject({
        status: 404,
        code: 'identity.user-not-found',
      });
  });

  test('the tenant may be in a claim of another name', async () => {
    const verifyToken = tokenVerifier({ ...RULES, tenantClaim: 'https://oria/org' });
    expect(await answer(`Bearer ${await token({ 'https://oria/org': 'acme' })}`, { verifyToken })).toMatchObject({
      status: 200,
    });
    expect(await answer(`Bearer ${await token()}`, { verifyToken })).toMatchObject({ status: 401 });
  });

  test('a short secret is refused at the start', () => {
    expect(() => tokenVerifier({ ...RULES, secret: 'short' })).toThrow('at least 32 bytes');
  });

  test('no token and no claim is in the log', async () => {
    const { ask, lines } = await served();
    const authorization = `Bearer ${await token({ exp: now() - 60, sub: 'ada-lovelace' })}`;
    await ask(WHO, { headers: { authorization } });
    expect(lines.join()).not.toContain(authorization.slice(7, 40));
    expect(lines.join()).not.toContain('ada-lovelace');
  });
});

describe('a bearer token by published keys', () => {
  const issuer = async () => {
    const [rsa, ec] = [await generateKeyPair('RS256'), await generateKeyPair('ES256')];
    const published = { status: 200, body: '' };
    published.body = JSON.stringify({
      keys: [
        { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256' },
        { ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256' },
      ],
    });
    let fetches = 0;
    const server = createServer((_request, response) => {
      fetches += 1;
      response.writeHead(published.status).end(published.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
    const { issuer, audience } = RULES;
    const sign = (alg: string, kid: string, key: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']) =>
      new SignJWT({ tenant: 'acme', sub: 'ada' })
        .setProtectedHeader({ alg, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(key);
    const verifyToken = tokenVerifier({ issuer, audience, jwksUrl });
    return { verifyToken, published, sign, rsa, ec, fetches: () => fetches };
  };

  test('of either kind is believed, and the keys are fetched once', async () => {
    const { verifyToken, sign, rsa, ec, fetches } = await issuer();
    expect(await verifyToken(await sign('RS256', 'rsa', rsa.privateKey))).toMatchObject({ userId: 'ada' });
    expect(await verifyToken(await sign('ES256', 'ec', ec.privateKey))).toMatchObject({ tenantId: 'acme' });
    expect(fetches()).toBe(1);
  });

  test('a token signed with a secret, even with the public key as one, is refused', async () => {
    const { verifyToken, published } = await issuer();
    await expect(verifyToken(await token())).rejects.toMatchObject({ code: 'identity.unauthenticated' });
    await expect(verifyToken(await token({}, published.body))).rejects.toMatchObject({
      code: 'identity.unauthenticated',
    });
  });

  test('by an unknown key, or by a key of the wrong owner: refused', async () => {
    const { verifyToken, sign, rsa } = await issuer();
    const stranger = await generateKeyPair('RS256');
    for (const wrong of [await sign('RS256', 'other', rsa.privateKey), await sign('RS256', 'rsa', stranger.privateKey)])
      await expect(verifyToken(wrong)).rejects.toMatchObject({ code: 'identity.unauthenticated' });
  });

  test.each([
    ['answers 500', { status: 500, body: '{}' }],
    ['answers no key set', { status: 200, body: '{"keys":7}' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
  ])('an issuer that %s: 503, not 401', async (_what, answered) => {
    const { verifyToken, published, sign, rsa } = await issuer();
    Object.assign(published, answered);
    const result = await answer(`Bearer ${await sign('RS256', 'rsa', rsa.privateKey)}`, { verifyToken });
    expect(result).toMatchObject({ status: 503, challenge: null });
  });

  test('an issuer that cannot be reached: 503, not 401', async () => {
    const { sign, rsa } = await issuer();
    const verifyToken = tokenVerifier({
      issuer: RULES.issuer,
      audience: RULES.audience,
      jwksUrl: 'http://127.0.0.1:9/keys',
    });
    const result = await answer(`Bearer ${await sign('RS256', 'rsa', rsa.privateKey)}`, { verifyToken });
    expect(result).toMatchObject({ status: 503 });
  });
});
