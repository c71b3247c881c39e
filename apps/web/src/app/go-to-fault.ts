const FRAMES = 60;

/** As soon as it is drawn: where something is wrong is where one goes on, and on a phone it may be far above the button. */
export function goToFault(form: HTMLElement): void {
  let frames = FRAMES;
  const look = (): void => {
    const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (fault) fault.focus();
    else if (--frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
