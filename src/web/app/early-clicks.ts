/**
 * Marks the document as hydrated, and presses the button that was pressed last while nothing listened yet: `src/web/app/start.js`
 * has marked it.
 */
export function replayEarlyClicks(): void {
  document.documentElement.dataset.hydrated = '';
  const pressed = [...document.querySelectorAll<HTMLButtonElement>('button[data-clicked-early]')];
  for (const button of pressed) delete button.dataset.clickedEarly;
  pressed.at(-1)?.click();
}
