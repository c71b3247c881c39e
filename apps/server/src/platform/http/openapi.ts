/** The OpenAPI document at `/v1/openapi.json`, to be browsed at `/v1/docs`. Both follow from the contract. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';

/** The one style sheet in its page, by what is in it. */
const ITS_STYLES = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

export async function describeApi(http: FastifyInstance, { baseUrl }: Pick<Config, 'baseUrl'>): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Figurina',
        version: '1',
        description: 'Albums, pictures, exports. Refusals are RFC 9457 problem documents.',
      },
      servers: [{ url: baseUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  http.get('/v1/openapi.json', { schema: { hide: true } }, async () => http.swagger());
  await http.register(swaggerUi, {
    routePrefix: '/v1/docs',
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `style-src 'self' ${ITS_STYLES}`),
  });
}
