const waitMs = 600

/** Asks the server how a field's Markdown will look, a moment after typing ends, while its look is open. */
function showGlance(box: HTMLElement): void {
  const field = box.querySelector('textarea')
  const look = box.querySelector('details')
  const { glance, locale } = box.dataset
  if (!field || !look || glance === undefined || locale === undefined) return
  const prose = look.querySelector<HTMLElement>('.prose')!
  const claims = look.querySelector<HTMLElement>('[data-claims]')!
  let asked = 0
  let timer = 0
  const ask = async () => {
    const mine = ++asked
    const body = new FormData()
    body.set('body', field.value)
    body.set('locale', locale)
    const headers = { Accept: 'application/json' }
    const response = await fetch(glance, { method: 'POST', body, headers }).catch(() => null)
    if (!response?.ok || mine !== asked) return
    const { html, claims: found } = (await response.json()) as { html: string; claims: string[] }
    // Made and cleaned by what makes the page itself.
    prose.innerHTML = html
    claims.textContent = found.length > 0 ? `${claims.dataset['claims']} ${found.join(' · ')}` : ''
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), waitMs) as unknown as number
  }
  look.hidden = false
  look.addEventListener('toggle', () => {
    if (look.open) void ask()
  })
  field.addEventListener('input', () => {
    if (look.open) soon()
  })
}

export function showGlances(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLElement>('[data-markdown]')) showGlance(box)
}
