import { FrontendConfig, FrontendConfigChange } from '../../contracts/configs.ts';
import { FRONTEND_CONFIG_CHANGE_EXAMPLE, FRONTEND_CONFIG_EXAMPLE, ISSUE_EXAMPLES } from './examples.ts';
import type { ApiNeeds } from './needs.ts';
import { rest } from './rest-meta.ts';
import { router, withApiKey } from './trpc.ts';

export const configsRouter = (needs: Pick<ApiNeeds, 'readFrontendConfig' | 'changeFrontendConfig'>) =>
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

    change: withApiKey
      .meta(
        rest('PUT', '/v1/configs', {
          operationId: 'changeFrontendConfig',
          tag: 'Configuration',
          caller: 'system',
          summary: 'Changes the configuration of the frontend',
          description:
            "Changes what is given and keeps what is not, at every depth, and keeps all of the company's other settings. A " +
            'field that is none of these is refused, and then nothing changes. Changes of different fields at the same time ' +
            'are all kept.',
          success: 'The configuration as it is now.',
          errors: ['configuration.not-found'],
          body: FrontendConfigChange,
          examples: {
            request: FRONTEND_CONFIG_CHANGE_EXAMPLE,
            response: FRONTEND_CONFIG_EXAMPLE,
            issue: ISSUE_EXAMPLES.config,
          },
        }),
      )
      .input(FrontendConfigChange)
      .output(FrontendConfig)
      .mutation(({ ctx, input }) => needs.changeFrontendConfig(ctx.apiKey.tenant, input)),
  });
