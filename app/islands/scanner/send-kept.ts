import { forgetScan, type KeptScan } from './queue.ts'
import type { Sent } from './send.ts'
import type { Answer } from './show.ts'

/** So many failures in a row are of everything, and not of single numbers. */
const mostFailures = 3

type Ways = Readonly<{
  store: Pick<Storage, 'getItem' | 'setItem'>
  send: (scan: KeptScan) => Promise<Sent>
  onAnswer: (answer: Answer) => void
}>

/** Sends what waits, the oldest first, until the network is gone again. One that is refused for now, or fails, holds up none behind it. */
export async function sendKept(scans: readonly KeptScan[], { store, send, onAnswer }: Ways): Promise<void> {
  let failures = 0
  for (const scan of scans) {
    const sent = await send(scan)
    if (sent.kind === 'offline') return
    if (sent.kind === 'answer') {
      forgetScan(store, scan.key)
      onAnswer(sent.answer)
      failures = 0
    } else if (++failures >= mostFailures) return
  }
}
