import { type RunningMessage, startMessage } from './toast/message.ts'
import { surplus } from './toast/rules.ts'

/** Lifts the messages of a region to the top right, now and whenever more are drawn into it. */
function start(region: HTMLElement): void {
  const messages = new Map<HTMLElement, RunningMessage>()
  const take = () => {
    for (const toast of region.querySelectorAll<HTMLElement>('[data-toast]')) {
      if (!messages.has(toast)) messages.set(toast, startMessage(toast))
    }
    const shown = [...messages.values()].filter((message) => !message.isGone())
    for (const old of surplus(shown)) old.dismiss()
  }
  region.dataset.live = ''
  take()
  new MutationObserver(take).observe(region, { childList: true })
}

for (const region of document.querySelectorAll<HTMLElement>('[data-toasts]')) start(region)
