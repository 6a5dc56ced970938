import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { isLocale, type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'
import { precompress } from '../server/bundling/precompress.ts'
import { prepareDemo, startProduct } from '#tests/bench/pages/children.ts'
import { expectSound } from '#tests/e2e/conformance.ts'
import { specifiedPaths } from './audit-pages/paths.ts'
import { startStaticCopy } from './audit-pages/static-copy.ts'
import { findBrowser } from './find-browser.mjs'

/**
 * Looks at every public page of the specification in three locales as a phone on 1.6 Mbps with a processor four times slower sees it
 * (Lighthouse, simulated), beside the same bytes as static files, and holds it to HTML and axe; prints a table:
 * npm run audit:pages [-- --runs 5] [--paths /,/doctor] [--locales en-US]
 * Needs a build (`npm run build`). Goal P13: LCP ÷ static ≤ 1.15, bytes ÷ 200 kB ≤ 0.4, and ≤ 0.5 where the page has pictures.
 */
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, paths: { type: 'string' }, locales: { type: 'string' } },
})
const runs = Number(options.runs)
const paths = options.paths?.split(',') ?? specifiedPaths()
const shownLocales = options.locales?.split(',').filter(isLocale) ?? locales
const [mostLcp, comparedBytes] = [1.15, 200_000]
/** Of the compared bytes, by the page's own HTML. */
const mostBytes = (html: string) => (/<img\b/.test(html) ? 0.5 : 0.4)
const languages: Record<Locale, string> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', 'en-US': 'en-US' }

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

type Sight = { score: number; lcp: number; bytes: number }

const attempts = 3
/** What the score is made of, and the bytes. */
const judged = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
]
/** How long a page must be quiet until it counts as loaded, in ms: everything of ours is asked for at once. */
const quiet = { pauseAfterFcpMs: 250, pauseAfterLoadMs: 250, networkQuietThresholdMs: 250, cpuQuietThresholdMs: 250 }

async function look(url: string, port: number, locale: Locale): Promise<Sight> {
  for (let attempt = 1; ; attempt++) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyAudits: judged,
      throttlingMethod: 'simulate',
      disableFullPageScreenshot: true,
      ...quiet,
      extraHeaders: { 'Accept-Language': languages[locale] },
    })
    const paint = result?.lhr.audits['largest-contentful-paint']?.numericValue
    const error = result?.lhr.runtimeError ?? (paint === undefined ? { message: `${url}: no paint was seen` } : null)
    // On a busy machine the browser's record of a page is now and then incomplete.
    if (error && attempt < attempts) continue
    if (!result || paint === undefined || error) throw new Error(error?.message)
    const { audits, categories } = result.lhr
    return {
      score: (categories.performance?.score ?? 0) * 100,
      lcp: paint,
      bytes: audits['total-byte-weight']?.numericValue ?? NaN,
    }
  }
}

/** What HTML and axe find, in a line; empty when the page is sound. */
async function faultsOf(browser: Browser, url: string, locale: Locale): Promise<string> {
  const context = await browser.newContext({ locale: languages[locale], viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const answer = await page.goto(url)
    await expectSound(page, (await answer?.text()) ?? '')
    return ''
  } catch (error) {
    const found = /^\+\s+"(.*)",$/m.exec(String(error))?.[1]
    return (found ?? String(error).split('\n')[0] ?? '').slice(0, 120)
  } finally {
    await context.close()
  }
}

// As a start does: visitors of a build that was only built would load its files whole.
await precompress('build/client')
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
})
const product = await startProduct(prepareDemo('data/bench/audit'))
const origin = `http://127.0.0.1:${product.port}`
const copy = await startStaticCopy(origin)
const missed: string[] = []
let seen = 0

async function audit(path: string, locale: Locale): Promise<void> {
  const address = withPrefix(path, locale)
  const headers = { 'Accept-Language': languages[locale] }
  const page = await fetch(origin + address, { headers })
  const { status, headers: sent } = page
  if (status !== 200 || !sent.get('Content-Type')?.startsWith('text/html')) {
    missed.push(`${address}: ${status}`)
    return row(address, status, '', '', '', '', '', '')
  }
  const allowed = mostBytes(await page.text())
  const ours: Sight[] = []
  const still: Sight[] = []
  for (let run = 0; run < runs; run++) {
    ours.push(await look(origin + address, port, locale))
    still.push(await look(copy.origin + address, port, locale))
  }
  const of = (sights: readonly Sight[], part: keyof Sight) => median(sights.map((sight) => sight[part]))
  const [lcp, bytes] = [of(ours, 'lcp') / of(still, 'lcp'), of(ours, 'bytes') / comparedBytes]
  const faults = await faultsOf(browser, origin + address, locale)
  seen++
  if (lcp > mostLcp || bytes > allowed || faults)
    missed.push(`${address}: ${lcp.toFixed(2)}, ${bytes.toFixed(2)} ${faults}`)
  const figures = [of(ours, 'score').toFixed(0), of(ours, 'lcp').toFixed(0), lcp.toFixed(2)]
  row(address, status, ...figures, (of(ours, 'bytes') / 1000).toFixed(1), bytes.toFixed(2), faults || 'sound')
}

try {
  console.log(`Lighthouse, mobile, simulated; medians of ${runs}\n`)
  row(
    'page',
    'status',
    'score',
    'LCP ms',
    `÷ static (≤ ${mostLcp})`,
    'kB',
    '÷ 200 kB (≤ 0.4, 0.5 with pictures)',
    'HTML and axe',
  )
  row('---', '---', '---', '---', '---', '---', '---', '---')
  for (const path of paths) for (const locale of shownLocales) await audit(path, locale)
  console.log(`\n${seen} pages seen; ${missed.length} missed a goal${missed.length > 0 ? ':' : '.'}`)
  for (const line of missed) console.log(`- ${line}`)
} finally {
  await browser.close()
  copy.server.close()
  product.process.kill()
}
process.exitCode = missed.length > 0 ? 1 : 0
