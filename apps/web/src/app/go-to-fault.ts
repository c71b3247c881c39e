/** Once it is drawn: where something is wrong is where one goes on, and on a phone it may be far above the button. */
export function goToFault(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
