import { spawn } from 'node:child_process'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import { expectPage } from './provider-entry.ts'
import { forgetLimit, withServerDatabase } from './server-database.ts'

/** What `npm run operator:token` prints, run beside the server over its data. */
function printedToken(): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'operator:token'], {
      env: { ...process.env, DATA_DIR: './data/e2e', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', reject)
    child.on('close', () => {
      const token = /^ {2}([\w-]{43})$/m.exec(said)?.[1]
      if (token) resolve(token)
      else reject(new Error(`No token was printed: ${said}`))
    })
  })
}

const places = (name: string): number =>
  withServerDatabase(
    (database) =>
      (database.prepare('select count(*) as places from facilities where name_en = ?').get(name) as { places: number })
        .places,
  )

/** Brings a token that begins nothing; the notice stands on the page that answers it. */
async function expectRefused(page: Page, token: string): Promise<void> {
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await page.locator('[name=token]').fill(token)
  await page.locator('[name=token]').press('Enter')
  await expect(page.locator('[data-toast]')).toBeVisible()
  await expect(page.locator('[name=token]')).toHaveCount(1)
}

/** Presses a button and waits for the answer, which a page that is loaded again would not. */
async function press(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await button.click()
  await answered
}

/** Looks again until a run has come so far: without JavaScript a page stands still. */
async function expectAfterReload(page: Page, expected: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expected()
  }).toPass()
}

const stories = [
  { locale: 'zh-Hans', javaScriptEnabled: false, provider: 'alan-moy', street: '7 Larch Alley' },
  { locale: 'zh-Hant', javaScriptEnabled: true, provider: 'chee-keong-lim', street: '9 Larch Alley' },
  { locale: 'en-US', javaScriptEnabled: false, provider: 'bao-ngoc-huynh', street: '11 Larch Alley' },
] as const satisfies readonly { locale: Locale; javaScriptEnabled: boolean; provider: string; street: string }[]

// One migration runs at a time, and whoever presses meanwhile is told so.
test.describe.configure({ mode: 'default' })

for (const { locale, javaScriptEnabled, provider, street: place } of stories) {
  test.describe(`a legacy clinic, in ${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('is previewed, brought in and taken back by who has the server and no account', async ({ page }, {
      retry,
    }) => {
      const at = withPrefix('/admin/5/migrate-facilities', locale)
      // Another house when it is tried once more: that of the first try may be among the places.
      const street = place.replace(/^\d+/, (number) => String(Number(number) + 20 * retry))
      const clinic = `Larch Alley Clinic ${street.split(' ')[0]}`
      const header = 'provider_slug,clinic_name,address_1,city,state,zip'
      const rows = [`${provider},${clinic},${street},Flushing,NY,11354`, `nobody-here,Old,1 Main St,Flushing,NY,11354`]
      const file = `legacy-${locale}-${retry}.csv`
      const token = await printedToken()
      await page.goto(at)
      await expect(page.locator('[name=file]')).toHaveCount(0)
      await expectRefused(page, 'no-such-token')
      forgetLimit('operator_token')
      await page.locator('[name=token]').fill(token)
      await page.locator('[name=token]').press('Enter')

      await page.locator('[name=file]').setInputFiles({
        ...{ name: file, mimeType: 'text/csv', buffer: Buffer.from([header, ...rows].join('\n')) },
      })
      await page.locator('form:has([name=file]) button').click()
      await expect(page.locator('#preview')).toContainText(file)
      await expect(page.locator('section:has(#preview)')).toContainText(clinic)
      expect(places(clinic)).toBe(0)
      if (javaScriptEnabled) await expectPage(page, new URL(page.url()).pathname + new URL(page.url()).search)
      await press(page, page.locator('[name=step][value=apply]'))

      // Runs of others stand there too, the newest first; an undo has no log of its own.
      const own = page.locator('section:has(#runs) li').filter({ hasText: file })
      const run = own.filter({ has: page.getByRole('link') }).first()
      const undo = run.locator('[name=step][value=undo]')
      await expectAfterReload(page, async () => expect(await undo.count()).toBe(1))
      expect(places(clinic)).toBe(1)
      await run.getByRole('link').click()
      await expect(page.locator('section:has(#log)')).toContainText(clinic)
      await press(page, undo)
      await expectAfterReload(page, () => Promise.resolve(expect(places(clinic)).toBe(0)))

      await page.locator('[name=step][value=end]').click()
      await expect(page.locator('[name=file]')).toHaveCount(0)
      // A token is good once.
      await page.goto(at)
      await expectRefused(page, token)
      await expect(page.locator('[name=file]')).toHaveCount(0)
    })
  })
}
