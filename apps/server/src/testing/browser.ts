/** A browser as far as sign-in pages need one: cookies by path, redirects by hand, forms. No script runs. */
import { JSDOM } from 'jsdom';

export interface Visit {
  status: number;
  /** Where the redirects ended. */
  url: URL;
  headers: Headers;
  text: string;
  readonly document: Document;
}

export interface Browser {
  readonly cookies: Map<string, { value: string; path: string; isSecure: boolean; domain: string | undefined }>;
  /** Follows redirects until an answer that is none, or until one leads to where `until` says. */
  open(url: string | URL, options?: { headers?: Record<string, string>; until?: string }): Promise<Visit>;
  /** Sends a form of the page as a person would: its hidden fields, what is typed, the button that is pressed. */
  submit(page: Visit, typed: Record<string, string>, options?: SubmitOptions): Promise<Visit>;
}

export interface SubmitOptions {
  /** Text of the button; the form's own first one unless named. */
  press?: string;
  headers?: Record<string, string>;
  until?: string;
}

/** `userAgent`: what it calls itself; `behind`: the server that its addresses lead to, where that is not what they say. */
export function createBrowser(language = 'de', userAgent = '', behind?: string): Browser {
  const cookies: Browser['cookies'] = new Map();

  async function visit(target: URL, init: RequestInit, until: string | undefined): Promise<Visit> {
    let [url, request] = [target, init];
    for (let hops = 0; hops < 12; hops++) {
      if (until && url.href.startsWith(until)) return page(url, new Response('', { status: 299 }));
      const asked = behind ? new URL(url.pathname + url.search, behind) : url;
      const answer = await fetch(asked, { ...request, redirect: 'manual', headers: headersFor(url, request.headers) });
      keep(url, answer);
      const next = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || !next) return page(url, answer);
      url = new URL(next, url);
      request = { headers: language ? { 'accept-language': language } : {} };
    }
    throw new Error(`Too many redirects, the last one to ${url.href}`);
  }

  function headersFor(url: URL, own: RequestInit['headers']): Headers {
    const headers = new Headers(own);
    if (!headers.has('accept-language')) headers.set('accept-language', language);
    if (userAgent) headers.set('user-agent', userAgent);
    const sent = [...cookies].filter(([, { path }]) => (url.pathname + '/').startsWith(path.replace(/\/?$/, '/')));
    if (sent.length > 0) headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '));
    return headers;
  }

  function keep(url: URL, answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const attribute = (key: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const expires = attribute('expires');
      if (value === '' || (expires && Date.parse(expires) <= Date.now())) cookies.delete(name);
      else
        cookies.set(name, {
          value,
          path: attribute('path') ?? url.pathname,
          isSecure: attributes.some((one) => /^secure$/i.test(one)),
          domain: attribute('domain'),
        });
    }
  }

  async function page(url: URL, answer: Response): Promise<Visit> {
    const text = await answer.text();
    let document: Document | undefined;
    return {
      status: answer.status,
      url,
      headers: answer.headers,
      text,
      get document() {
        document ??= new JSDOM(text, { url: url.href }).window.document;
        return document;
      },
    };
  }

  return {
    cookies,
    open: (url, { headers = {}, until } = {}) => visit(new URL(url), { headers }, until),
    submit: ({ document, url }, typed, { press, headers = {}, until } = {}) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not([type=button])')];
      const button = press ? buttons.find(({ textContent }) => textContent.trim() === press) : buttons[0];
      const form = button?.form;
      if (!button || !form) throw new Error(`No button ${press ?? ''} on ${document.title}`);
      const body = new URLSearchParams();
      for (const { name, value } of form.querySelectorAll('input')) if (name) body.set(name, typed[name] ?? value);
      if (button.name) body.set(button.name, button.value);
      const action = new URL(button.getAttribute('formaction') ?? form.getAttribute('action') ?? '', url);
      return visit(action, { method: 'POST', headers, body }, until);
    },
  };
}
