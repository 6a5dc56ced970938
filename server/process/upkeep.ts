import type { Logger } from '#app/core/log/log.server.ts'
import type { Lifecycle } from './lifecycle.ts'

export type Chore = { name: string; everyMs: number; run: () => Promise<unknown> }

/**
 * Runs chores in the background for as long as the process is ready, each alone and never overlapping itself. A failed
 * chore is logged and tried again at its next time. Times are spread a little, so that several processes do not meet.
 */
export function startUpkeep(chores: readonly Chore[], lifecycle: Lifecycle, log: Logger): void {
  for (const chore of chores) {
    let timer: NodeJS.Timeout
    const next = () => {
      timer = setTimeout(() => void once(), chore.everyMs * (0.9 + Math.random() * 0.2))
      timer.unref()
    }
    const once = async () => {
      if (lifecycle.phase === 'stopping') return
      await chore.run().catch((error: unknown) => log.error({ err: error, chore: chore.name }, 'a chore failed'))
      next()
    }
    lifecycle.onStop(() => clearTimeout(timer))
    next()
  }
}
