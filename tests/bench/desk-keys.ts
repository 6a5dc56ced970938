import { chromium } from '@playwright/test'
import { demoPassword } from '#drizzle/seed/demo/accounts.ts'
import { findBrowser } from '#scripts/find-browser.mjs'
import { DeskHand, deskTasks } from './tasks/desk-tasks.ts'
import { aheadToWednesday } from './pages/ahead.ts'
import { movedClock, prepareDemo, startProduct } from './pages/children.ts'

/**
 * Drives the built product (`npm run build` first) as a front desk at 1280 px in simplified Chinese and prints what each task asks of it from the day
 * list on: every keydown and every click that reaches a page. The ten digits of a known caller's number are not counted; whatever is typed for
 * somebody new is.
 * npm run count:desk
 * A task that does not end where it should, or asks for more than its goal, is an error.
 */
const ahead = aheadToWednesday()
const env = prepareDemo('data/bench/desk', ahead)
const product = await startProduct(env)
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

try {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...{ locale: 'zh-CN', timezoneId: 'America/New_York' },
  })
  // A busy machine may take its time.
  context.setDefaultTimeout(60_000)
  await context.addInitScript({ content: movedClock(ahead) })
  const hand = await DeskHand.of(context, `http://127.0.0.1:${product.port}`)
  await hand.signIn('magnolia.manager', demoPassword)
  row('task', 'before', 'goal', 'clicks', 'keys', 'of them typed', '')
  row('---', '---', '---', '---', '---', '---', '---')
  let missed = 0
  for (const { name, before, goal, run } of deskTasks) {
    await hand.openDay()
    await run(hand)
    const { clicks, keys, typed } = hand
    const isMet = clicks <= goal.clicks && keys - typed <= goal.keys
    if (!isMet) missed++
    row(name, before, goal.words, clicks, keys, typed, isMet ? 'met' : 'missed')
  }
  if (missed > 0) throw new Error(`${missed} goals are missed.`)
} finally {
  await browser.close()
  product.process.kill()
}
