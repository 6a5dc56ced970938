// Waits until an address answers 2xx: node scripts/wait-for.mjs URL
import { setTimeout as sleep } from 'node:timers/promises'

const url = process.argv[2]
for (;;) {
  const answer = await fetch(url).catch(() => null)
  if (answer?.ok) break
  await sleep(200)
}
