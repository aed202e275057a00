/** Whether this page must do without a network: the browser says so, or it is a copy of the device, whatever the browser says. */
export function isWithoutNetwork(): boolean {
  return !navigator.onLine || document.documentElement.dataset.keptAt !== undefined;
}
