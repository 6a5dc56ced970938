import { chromium, devices } from '@playwright/test'
import { findBrowser } from '#scripts/find-browser.mjs'
import { aheadToWednesday } from './pages/ahead.ts'
import { movedClock, prepareDemo, startProduct } from './pages/children.ts'
import { book, type Task, tasks } from './tasks/tasks.ts'
import { Visitor, type Way } from './tasks/visitor.ts'

/**
 * Drives the built product (`npm run build` first) on a telephone of 390 px, in traditional Chinese, from the home page to a ticket, and prints what
 * each task asks of a person: taps, typed characters, pages, characters on the screens that they pass, and the seconds to read those.
 * npm run count:tasks
 * A task that does not end with the ticket that was wanted is an error. Figures are for comparison, never a test.
 */
const ahead = aheadToWednesday()
const env = prepareDemo('data/bench/tasks', ahead)
const product = await startProduct(env)
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})

async function wayOf(task: Task): Promise<Way> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...{ viewport: { width: 390, height: 844 }, locale: 'zh-TW', timezoneId: 'America/New_York' },
  })
  try {
    // A busy machine may take its time.
    context.setDefaultTimeout(60_000)
    await context.addInitScript({ content: movedClock(ahead) })
    // What tsx writes into functions to keep their names; in the page there is none.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
    const visitor = new Visitor(await context.newPage())
    await visitor.open(`http://127.0.0.1:${product.port}/zh-Hant`)
    await task.find(visitor)
    await book(visitor, task)
    const ticket = visitor.page.getByRole('region', { name: '預約單', exact: true })
    const at = new Date((await ticket.locator('time').first().getAttribute('datetime'))!)
    const fault = task.fault({ text: await ticket.innerText(), at })
    if (fault) throw new Error(`${task.name}: the ticket is for something else, ${fault}`)
    return visitor.way
  } finally {
    await context.close()
  }
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

try {
  row('task', 'taps', 'typed', 'pages', 'characters on the way', 'reading, s')
  row('---', '---', '---', '---', '---', '---')
  for (const task of tasks) {
    const { taps, typed, pages, characters, seconds } = await wayOf(task)
    row(task.name, taps, typed, pages, characters.toLocaleString('en-US'), seconds)
  }
} finally {
  await browser.close()
  product.process.kill()
}
