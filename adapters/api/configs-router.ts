import { FrontendConfig } from '../../contracts/configs.ts';
import { FRONTEND_CONFIG_EXAMPLE } from './examples.ts';
import type { ApiNeeds } from './needs.ts';
import { rest } from './rest-meta.ts';
import { router, withApiKey } from './trpc.ts';

export const configsRouter = (needs: Pick<ApiNeeds, 'readFrontendConfig'>) =>
  router({
    get: withApiKey
      .meta(
        rest('GET', '/v1/configs', {
          operationId: 'readFrontendConfig',
          tag: 'Configuration',
          caller: 'system',
          summary: 'Reads the configuration of the frontend',
          description:
            'Names, look and layout, as the company has set them: what a frontend may know before anyone has signed in. ' +
            'The API key names the company; there is no user.',
          success: 'The configuration as it is now.',
          errors: ['configuration.not-found'],
          examples: { response: FRONTEND_CONFIG_EXAMPLE },
        }),
      )
      .output(FrontendConfig)
      .query(({ ctx }) => needs.readFrontendConfig(ctx.apiKey.tenant)),
  });
