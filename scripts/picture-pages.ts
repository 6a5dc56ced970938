import { mkdirSync } from 'node:fs'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import sharp from 'sharp'
import { currentStep, totpCode } from '#app/modules/accounts/second-factor/totp.server.ts'
import { demoTotpSecret } from '#drizzle/seed/demo/administrators.ts'
import { prepareDemo, startProduct } from '#tests/bench/pages/children.ts'
import { fillLogin, signInAs } from '#tests/e2e/sign-in.ts'
import { findBrowser } from './find-browser.mjs'

/**
 * Pictures of the pages that have a mockup, from the built product (`npm run build` first) with its demo data, into
 * docs/images as NAME-WIDTH-now.webp; docs/images/README.md shows them beside the mockups.
 * npm run picture:pages
 */
const folder = 'docs/images'
/** Width of the window, width of the picture, and how much of a long page is shown, in pixels of the picture. */
const sizes = [
  { window: 390, picture: 390, most: 2600 },
  { window: 1280, picture: 900, most: 1600 },
] as const
type Size = (typeof sizes)[number]

const doctor = '/doctor/family-medicine/zhining-bai'

async function openForm(page: Page): Promise<void> {
  await page.goto(`${doctor}/appointment?seen=no`)
  await Promise.all([page.waitForEvent('load'), page.locator('main button[name=slot]').first().click()])
}

async function sendForm(page: Page, phone: string): Promise<void> {
  const answers = { nameZh: '方杞年', nameEn: 'FANG QINIAN', birthYear: '1958', birthMonth: '3', birthDay: '27', phone }
  for (const [name, answer] of Object.entries(answers)) await page.locator(`[name=${name}]`).fill(answer)
  await page.locator('[name=consent]').check()
  const button = page.getByRole('button', { name: '确认预约' }).last()
  await Promise.all([page.waitForEvent('load'), button.click()])
}

/** A code of the second factor is worth something once, so each size has an administrator of its own. */
async function openQueue(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 800
  await page.goto('/admin/login')
  await fillLogin(page, isPhone ? 'admin.directory' : 'admin.super')
  await page.waitForURL('**/admin/second-factor**')
  await page.locator('[name=code]').fill(totpCode(demoTotpSecret, currentStep()))
  await page.locator('[name=code]').press('Enter')
  await page.waitForURL((url) => !url.pathname.includes('second-factor'))
  await page.goto('/admin/update-request-management')
  for (const row of [0, 1]) await page.locator('tbody input[type=checkbox]').nth(row).check()
}

/** By name of the picture, how one comes to the page. */
const pages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  search: (page) => page.goto('/doctor?near=flushing&specialty=family-medicine'),
  filters: async (page) => {
    await page.goto('/doctor?near=flushing&specialty=family-medicine')
    await page.locator('details.filters > summary').click()
  },
  sentence: (page) => page.goto(`/doctor?q=${encodeURIComponent('小便泡沫多')}`),
  profile: (page) => page.goto(doctor),
  booking: async (page) => {
    await openForm(page)
    // A digit short, as in the mockup.
    await sendForm(page, '917234567')
  },
  ticket: async (page) => {
    await openForm(page)
    await sendForm(page, '9172345678')
  },
  article: (page) => page.goto('/blogs/first-visit-checklist'),
  login: (page) => page.goto('/provider/4/login'),
  dashboard: (page) => signInAs(page, 'zhining.bai', { to: '/provider/4/dashboard' }),
  desk: (page) => signInAs(page, 'magnolia.desk', { to: '/provider/3/mgmt/appt' }),
  calendar: (page) => signInAs(page, 'magnolia.desk', { to: '/provider/3/mgmt/appt/calendar' }),
  'admin-queue': openQueue,
  'not-found': (page) => page.goto('/there-is-no-such-page'),
}
const phoneOnly = ['filters', 'sentence']

async function picture(browser: Browser, baseURL: string, name: string, size: Size): Promise<void> {
  const isPhone = size.window === 390
  const context = await browser.newContext({
    ...(isPhone ? devices['Pixel 7'] : devices['Desktop Chrome']),
    ...{ baseURL, viewport: { width: size.window, height: isPhone ? 844 : 900 }, deviceScaleFactor: 1.5 },
    ...{ locale: 'zh-CN', timezoneId: 'America/New_York', reducedMotion: 'reduce' as const },
  })
  // A busy machine may take its time.
  context.setDefaultTimeout(60_000)
  try {
    const page = await context.newPage()
    await pages[name]!(page)
    // Pictures far down are fetched when one comes near.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForLoadState('networkidle')
    const { data, info } = await sharp(
      await page.screenshot({ timeout: 0, fullPage: !(isPhone && name === 'filters') }),
    )
      .resize({ width: size.picture })
      .toBuffer({ resolveWithObject: true })
    const { size: bytes } = await sharp(data)
      .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, size.most) })
      .webp({ quality: 60, effort: 6, smartSubsample: true })
      .toFile(`${folder}/${name}-${size.window}-now.webp`)
    console.log(`${name}-${size.window}-now.webp  ${Math.round(bytes / 1000)} kB`)
  } finally {
    await context.close()
  }
}

mkdirSync(folder, { recursive: true })
const product = await startProduct(prepareDemo('data/bench/pictures'))
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const name of Object.keys(pages))
    for (const size of sizes)
      if (size.window === 390 || !phoneOnly.includes(name))
        await picture(browser, `http://127.0.0.1:${product.port}`, name, size)
} finally {
  await browser.close()
  product.process.kill()
}
