import type { RunningMessage } from '../toast/message.ts'
import { sayNetworkError } from '../session/form-state.ts'
import { refreshRegions, replaceRegions } from '../live/refresh-regions.ts'
import { showError, showMessage } from './say.ts'

/** Where the focus goes when a step has changed a row. */
function focusOf(row: Element | null): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-next]') ?? row?.querySelector<HTMLElement>('a, button, summary') ?? null
}

/**
 * The focus goes to what comes next with the visit of a row; where the row has gone from the list, to the row that has come into its
 * room, the last one or the list itself.
 */
function focusRow(id: string, regionId: string, position: number): void {
  const region = document.getElementById(regionId)
  const rows = [...(region?.querySelectorAll('[data-row]') ?? [])]
  const target = focusOf(document.getElementById(id) ?? rows[position] ?? rows.at(-1) ?? null)
  if (target) return target.focus({ preventScroll: true })
  region?.setAttribute('tabindex', '-1')
  region?.focus({ preventScroll: true })
}

/** What the page of a refusal says: what was not done and why; of any other page, its title. */
function refusalIn(page: Document): string {
  const told = [...page.querySelectorAll('main .errsum h2, main .errsum h2 + p')]
  const words = told.length > 0 ? told : [...page.querySelectorAll('h1')]
  return words.map(({ textContent }) => textContent?.trim() ?? '').join(' ')
}

let shown: RunningMessage | null = null

/** Sends the form of a step and puts what has changed into the page, which stays where it is. */
async function takeStep(form: HTMLFormElement): Promise<void> {
  if (form.getAttribute('aria-busy') === 'true') return
  form.setAttribute('aria-busy', 'true')
  const row = /#(visit-[\w-]+)$/.exec(new FormData(form).get('back') as string)?.[1] ?? ''
  const region = document.getElementById(row)?.closest<HTMLElement>('[data-live-region]')?.id ?? ''
  const position = [...document.querySelectorAll(`#${region || 'none'} [data-row]`)].findIndex(({ id }) => id === row)
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  let answer: Response
  try {
    answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'text/html' } })
  } catch {
    const mark = document.querySelector<HTMLElement>('[data-local-check]')
    if (mark) sayNetworkError(mark)
    return
  } finally {
    form.removeAttribute('aria-busy')
  }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  shown?.dismiss()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) menu.open = false
  if (!answer.ok) {
    showError(refusalIn(page))
    await refreshRegions()
    return focusRow(row, region, position)
  }
  // The session is over, or another page asks for something first.
  if (new URL(answer.url).pathname !== location.pathname) return location.assign(answer.url)
  replaceRegions(page)
  const told = page.querySelector<HTMLElement>('[data-toasts] [data-toast]')
  const undo =
    form.dataset.step === 'correction'
      ? null
      : document.getElementById(row)?.querySelector('form[data-step="correction"]')
  if (told) shown = showMessage(told, (undo as HTMLFormElement | null | undefined) ?? null)
  focusRow(row, region, position)
}

/** The steps of rows are taken where they stand; the forms work without this, by a page. */
export function takeStepsHere(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.dataset.step || event.defaultPrevented) return
    event.preventDefault()
    void takeStep(form)
  })
}
