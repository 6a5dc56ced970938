import { type IdleState, watchIdle } from './idle/watch-idle.ts'

/**
 * The frame of a signed-in area: `<dialog data-idle="/provider/activity">` tells before the time of `data-idle-minutes` is over, and one press puts it off.
 * Without this the login says why it asks, and what was typed is kept.
 */
function watch(dialog: HTMLDialogElement, address: string): void {
  async function call(method: 'GET' | 'POST'): Promise<number | null> {
    const headers = { Accept: 'application/json', ...(method === 'GET' && { 'X-Poll': '1' }) }
    const answer = await fetch(address, { method, headers, cache: 'no-store' }).catch(() => null)
    // Signed out in another tab: the next step asks for the password.
    if (answer?.status === 401) return 0
    const body: unknown = answer?.ok ? await answer.json().catch(() => null) : null
    const left = (body as { left?: unknown } | null)?.left
    return typeof left === 'number' ? left : null
  }

  function show(state: IdleState): void {
    const isChanged = dialog.dataset.state !== state
    dialog.dataset.state = state
    for (const part of dialog.querySelectorAll<HTMLElement>('[data-idle-state]')) {
      part.hidden = part.dataset.idleState !== state
    }
    if (state === 'active') dialog.close()
    else if (isChanged && !dialog.open) dialog.showModal()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const idle = watchIdle({
    ask: () => call('GET'),
    stay: () => call('POST'),
    show,
    limit: Number(dialog.dataset.idleMinutes) * 60_000,
    schedule: (run, ms) => {
      clearTimeout(timer)
      timer = setTimeout(run, ms)
    },
  })
  dialog.querySelector('[data-idle-stay]')?.addEventListener('click', () => void idle.stay())
  dialog.querySelector('[data-idle-close]')?.addEventListener('click', () => dialog.close())
  // A machine that slept does not count; whoever comes back is told at once.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void idle.look()
  })
}

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-idle]')
if (dialog?.dataset.idle) watch(dialog, dialog.dataset.idle)
