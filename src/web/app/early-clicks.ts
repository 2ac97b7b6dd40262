/**
 * Ends the wait for hydration, and presses the button that was pressed last before it: `scripts/vite/start.js` has marked it,
 * since nothing listened yet.
 */
export function replayEarlyClicks(): void {
  document.documentElement.dataset.hydrated = '';
  const pressed = [...document.querySelectorAll<HTMLButtonElement>('button[data-clicked-early]')];
  for (const button of pressed) delete button.dataset.clickedEarly;
  pressed.at(-1)?.click();
}
