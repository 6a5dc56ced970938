const waitMs = 3000

/** Sends what was typed to the server some seconds after typing ends: a draft of its writer's own, which publishes nothing. */
export function keepDrafts(form: HTMLFormElement): void {
  const address = form.dataset['draft']
  const state = form.querySelector<HTMLElement>('[data-draft-state]')
  if (address === undefined || !state) return
  let timer = 0
  const sent = new AbortController()
  const keep = async () => {
    const body = new FormData(form)
    body.delete('cover')
    const response = await fetch(address, { method: 'POST', body, signal: sent.signal }).catch(() => null)
    if (sent.signal.aborted) return
    const time = new Date().toLocaleTimeString(document.documentElement.lang, {
      ...{ hour: 'numeric', minute: '2-digit' },
      timeZone: 'America/New_York',
    } as const)
    state.textContent = response?.ok ? `${state.dataset['kept']} ${time}` : (state.dataset['failed'] ?? '')
  }
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void keep(), waitMs) as unknown as number
  })
  form.addEventListener('submit', () => {
    sent.abort()
    clearTimeout(timer)
  })
}
