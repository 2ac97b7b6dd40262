import type { Page } from '@playwright/test';

interface FaultOptions {
  /** Whether controls are pressed with a finger, and have to be 44 px high. */
  isTouch: boolean;
}

/**
 * What one trips over on a page as it stands: scrolling sideways, controls outside the screen or too small for a finger, and a
 * dialog or menu that leaves the screen or has not got the focus. A word may be narrower than a finger.
 */
export const screenFaults = (page: Page, options: FaultOptions): Promise<string[]> =>
  page.evaluate(({ isTouch }) => {
    const FINGER = 44;
    const WORD = 24;
    const LAYERS = '[role=dialog][aria-modal=true], [role=alertdialog], [role=menu], [role=listbox]';
    // A label is pressed in place of a box that it hides.
    const CONTROLS =
      'a[href], button, input, label:has(> input), select, textarea, summary, [role=tab], [role^=menuitem], [role=option]';
    const faults: string[] = [];

    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} “${name || element.getAttribute('name') || element.className}”`;
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || element.closest('[inert], [aria-hidden=true]')) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    /** Size that a press reaches: the control's, its label's, or that of a pseudo-element over it. */
    const reachOf = (element: Element) => {
      let { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (style.content === 'none' || style.position !== 'absolute') continue;
        width = Math.max(width, Number.parseFloat(style.width) || 0);
        height = Math.max(height, Number.parseFloat(style.height) || 0);
      }
      return { width, height };
    };
    const isInText = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    /** Markers of a map come and go at its edges as it is moved. */
    const isOnMap = (element: Element) => element.closest('[data-slot="map-pins"]') !== null;
    const isScrolled = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const isWide = parent.scrollWidth > parent.clientWidth + 1;
        if (isWide && getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    };
    /** Reached by keys alone: a press goes to what is below it. */
    const isUnpressed = (element: Element) => getComputedStyle(element).pointerEvents === 'none';
    const checkSize = (element: Element) => {
      if (isInText(element) || isUnpressed(element)) return;
      const { width, height } = reachOf(element);
      const isWord = element.textContent.trim() !== '';
      if (height < FINGER - 0.6 || width < (isWord ? WORD : FINGER - 0.6))
        faults.push(`small: ${nameOf(element)} ${Math.round(width)}×${Math.round(height)}`);
    };

    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`scrolls ${wide} px sideways`);
    const layer = [...document.querySelectorAll(LAYERS)].filter(isShown).at(-1);
    for (const element of (layer ?? document).querySelectorAll(CONTROLS)) {
      if (!isShown(element)) continue;
      const { left, right } = element.getBoundingClientRect();
      if ((left < -1 || right > innerWidth + 1) && !isScrolled(element) && !isOnMap(element))
        faults.push(`outside: ${nameOf(element)}`);
      if (isTouch) checkSize(element);
    }
    if (layer) {
      const { left, top, right, bottom } = layer.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        faults.push(`outside: the layer ${nameOf(layer)}`);
      if (!layer.contains(document.activeElement)) faults.push(`not focused: the layer ${nameOf(layer)}`);
    }
    return faults;
  }, options);

/** A new size is laid out, and what follows it is rendered. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
