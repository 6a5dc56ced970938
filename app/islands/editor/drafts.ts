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
    // As a script, not as a page: a session that is over then answers 401, not with a login that looks like success.
    const headers = { Accept: 'application/json' }
    const response = await fetch(address, { method: 'POST', body, headers, signal: sent.signal }).catch(() => null)
    if (sent.signal.aborted) return
    if (!response?.ok) {
      state.textContent = (response?.status === 401 ? state.dataset['signedOut'] : state.dataset['failed']) ?? ''
      return
    }
    const time = new Date().toLocaleTimeString(document.documentElement.lang, {
      ...{ hour: 'numeric', minute: '2-digit' },
      timeZone: 'America/New_York',
    } as const)
    state.textContent = `${state.dataset['kept']} ${time}`
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
