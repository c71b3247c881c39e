// What the sign-in pages can do without, and are nicer with.

for (const button of document.querySelectorAll('[data-reveals]')) {
  const input = document.getElementById(button.dataset.reveals);
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = input.type === 'text';
    input.type = shown ? 'password' : 'text';
    button.textContent = shown ? button.dataset.show : button.dataset.hide;
    input.focus();
  });
}

// The browser speaks its own language, the page that of the person.
for (const input of document.querySelectorAll('[data-wrong]')) {
  input.addEventListener('invalid', () => input.setCustomValidity(input.dataset.wrong));
  input.addEventListener('input', () => input.setCustomValidity(''));
}

for (const form of document.forms) {
  let sent = false;
  form.addEventListener('submit', (event) => {
    // A second press while the answer is on its way would count as a second attempt.
    if (sent) event.preventDefault();
    sent = true;
    form.querySelector('.stamp')?.setAttribute('aria-disabled', 'true');
  });
  // Back in the browser's history shows the page as it was left.
  window.addEventListener('pageshow', () => {
    sent = false;
    form.querySelector('.stamp')?.removeAttribute('aria-disabled');
  });
}
