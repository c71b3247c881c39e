// Runs before anything is painted: the page is for the signed-out, in the language that was chosen here.

(() => {
  const CHOICE = 'figurina.language';
  const page = document.documentElement;
  const leave = (address) => {
    page.classList.add('leaving');
    location.replace(address);
  };
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const isSignedIn = () => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith('oidc.user:'));
    } catch {
      return false;
    }
  };
  const query = new URLSearchParams(location.search);
  const asked = query.get('lang');
  // What the page has to tell goes along.
  const notice = query.has('notice') ? `notice=${encodeURIComponent(query.get('notice'))}` : '';
  const chosen = read(CHOICE);
  if (isSignedIn()) leave(notice ? `/start?${notice}` : '/start');
  else if (asked === null && chosen !== page.lang && /^(de|en|fr|it|pl)$/.test(chosen ?? ''))
    leave(`/?lang=${chosen}${notice && `&${notice}`}`);

  // Whoever goes on from here stays in this language; nothing is kept of those who only look.
  const keep = (language) => {
    try {
      localStorage.setItem(CHOICE, language);
    } catch {
      // The browser's own language it is, then.
    }
  };
  document.addEventListener('click', ({ target }) => {
    const link = target.closest('a[href]');
    if (link?.hreflang) keep(link.hreflang);
    else if (link && asked === page.lang && chosen === null) keep(page.lang);
    for (const open of document.querySelectorAll('.languages[open]')) if (!open.contains(target)) open.open = false;
  });

  // The consent, a script of the web app, comes where there is something to agree to, or when somebody asks for it.
  const CONSENT = '/consent.js';
  const showConsent = async (name) => {
    const { dataset } = document.querySelector('[data-consent]');
    const consent = await import(CONSENT);
    consent[name](page.lang, JSON.parse(dataset.consent));
  };
  document.addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('[data-consent]');
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', () => void showConsent('openSettings'));
    if (JSON.parse(button.dataset.consent).analytics) void showConsent('begin');
  });
  document.addEventListener('keydown', ({ key }) => {
    const open = document.querySelector('.languages[open]');
    if (key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary').focus();
  });
})();
