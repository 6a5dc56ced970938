/** Milliseconds of rest after a letter before the server is asked. */
const pause = 200

/** Where the focus goes when a box has moved on: to what holds its kin, else to the field with the words. */
function focusAfter(
  box: HTMLElement | null,
  group: string | undefined,
  region: string | undefined,
  words: HTMLElement,
) {
  if (!box || !region) return
  const same = document.getElementById(box.id)
  if (same?.closest('[data-fresh]')?.id === region) return same.focus({ preventScroll: true })
  const summary = group ? document.querySelector<HTMLElement>(`#${group} > summary`) : null
  ;(summary ?? words).focus({ preventScroll: true })
}

/** Puts the parts of the form as the server draws it anew in place of those on the screen; lists that were open stay open. */
function replaceParts(form: HTMLFormElement, page: Document, words: HTMLElement): void {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const box = active?.closest<HTMLElement>('[data-fresh]') ? active : null
  const region = box?.closest('[data-fresh]')?.id
  const group = box?.closest('details')?.id
  for (const part of form.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const fresh = page.getElementById(part.id)
    if (!fresh) continue
    const open = [...part.querySelectorAll('details[open]')].map(({ id }) => id)
    part.replaceChildren(...fresh.childNodes)
    for (const details of part.querySelectorAll('details')) details.open = open.includes(details.id)
  }
  const told = form.querySelector('[data-specialty-told]')
  if (told) told.textContent = page.querySelector('[data-specialty-told]')?.textContent ?? ''
  focusAfter(box, group, region, words)
}

/**
 * Specialties are found while somebody types, and what is ticked joins what is chosen at once: the form is sent as its own button would
 * send it, and what comes back is put into the page.
 */
export function findSpecialties(words: HTMLInputElement): void {
  const form = words.form
  const button = form?.querySelector<HTMLButtonElement>('button[name=find]')
  if (!form || !button) return
  let timer = 0
  let asked = 0

  async function ask(): Promise<void> {
    const mine = asked
    const fields = [...new FormData(form!, button)].map(([name, value]) => [name, String(value)])
    let page: Document
    try {
      const answer = await fetch(form!.action, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Accept: 'text/html' },
      })
      // Over, or broken: what is ticked is still there, and the button of the form says what is wrong.
      if (!answer.ok || answer.redirected) return
      page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    } catch {
      return
    }
    if (mine === asked) replaceParts(form!, page, words)
  }

  const soon = (wait: number) => {
    clearTimeout(timer)
    // An answer that is still on its way knows nothing of this.
    asked += 1
    timer = window.setTimeout(() => void ask(), wait)
  }
  words.addEventListener('input', (event) => {
    // Letters of an input method are no words yet.
    if (!(event as InputEvent).isComposing) soon(pause)
  })
  words.addEventListener('compositionend', () => soon(pause))
  form.addEventListener('change', (event) => {
    if ((event.target as Element).closest('[data-fresh]')) soon(0)
  })
  // Enter looks, too; here it need not leave the page.
  button.addEventListener('click', (event) => {
    event.preventDefault()
    soon(0)
  })
}
