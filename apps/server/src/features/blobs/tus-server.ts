import { Server } from '@tus/server';

/** Says of a problem what it is: tus calls all that it answers with words plain text. */
export class TusServer extends Server {
  override write(...[context, headers, status, body]: Parameters<Server['write']>): ReturnType<Server['write']> {
    if (body?.startsWith('{')) headers.set('content-type', 'application/problem+json');
    return super.write(context, headers, status, body);
  }
}
