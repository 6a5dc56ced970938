/** Whether somebody has typed or chosen something in an element that a refresh would throw away. */
function isBeingFilledIn(region: HTMLElement): boolean {
  const controls = region.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )
  return [...controls].some((control) => {
    if ('kept' in control.dataset) return false
    if (control instanceof HTMLSelectElement) return [...control.options].some((o) => o.selected !== o.defaultSelected)
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
      return control.checked !== control.defaultChecked
    if (control instanceof HTMLInputElement && ['hidden', 'submit', 'button'].includes(control.type)) return false
    return control.value !== control.defaultValue || control === document.activeElement
  })
}

/** The rows that are ticked in a region, by what their boxes stand for; they stay ticked when the region is drawn anew. */
function tickedIn(region: HTMLElement): Set<string> {
  return new Set([...region.querySelectorAll<HTMLInputElement>('[data-kept]:checked')].map(({ value }) => value))
}

/** Puts the new content into a region: disclosures stay open, rows stay ticked, the focus stays where it was. */
function replace(region: HTMLElement, fresh: HTMLElement): void {
  if (region.innerHTML === fresh.innerHTML) return
  const open = new Set([...region.querySelectorAll('details[open][id]')].map(({ id }) => id))
  const ticked = tickedIn(region)
  const active = region.contains(document.activeElement) ? document.activeElement : null
  const row = active?.closest('[data-row]')?.id
  region.replaceChildren(...fresh.childNodes)
  for (const details of region.querySelectorAll<HTMLDetailsElement>('details[id]')) {
    if (open.has(details.id)) details.open = true
  }
  for (const box of region.querySelectorAll<HTMLInputElement>('[data-kept]')) box.checked = ticked.has(box.value)
  if (ticked.size > 0) region.dispatchEvent(new Event('change', { bubbles: true }))
  if (!active) return
  // What had the focus may be gone: the row it belonged to is still there.
  const again =
    document.getElementById(active.id) ?? document.getElementById(row ?? '')?.querySelector('[data-next], a')
  if (again instanceof HTMLElement) again.focus({ preventScroll: true })
}

/** Puts the marked regions of another reading of the page in place of those on the screen. */
export function replaceRegions(page: Document, isLeft: (region: HTMLElement) => boolean = () => false): void {
  for (const region of document.querySelectorAll<HTMLElement>('[data-live-region][id]')) {
    const fresh = page.getElementById(region.id)
    if (fresh && !isLeft(region)) replace(region, fresh)
  }
}

/**
 * Reads the page's own address again and puts its marked regions in place of those on the screen, apart from one that is being
 * filled in. `ended` when the answer is another page: the session is over, and the login says so at the next click.
 */
export async function refreshRegions(): Promise<'done' | 'ended'> {
  let answer: Response
  try {
    answer = await fetch(location.href, { headers: { 'X-Poll': '1', Accept: 'text/html' }, credentials: 'same-origin' })
  } catch {
    return 'done'
  }
  if (answer.redirected || answer.status === 401 || answer.status === 404) return 'ended'
  if (!answer.ok) return 'done'
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  replaceRegions(page, isBeingFilledIn)
  return 'done'
}
